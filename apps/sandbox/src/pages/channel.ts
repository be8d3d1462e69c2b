import type { FastifyReply } from "fastify";
import type { Channel } from "#google/accounts.ts";
import { channelTotals, videoTotals } from "#youtube/statistics.ts";
import { privacyOf, uploadStatusOf, videosOnChannel, type Video } from "#youtube/videos.ts";
import type { World } from "#world.ts";
import { html, type Html } from "./html.ts";
import { both, sendPage } from "./layout.ts";

const privacyWords = {
  public: { turkish: "herkese açık", english: "public" },
  unlisted: { turkish: "liste dışı", english: "unlisted" },
  private: { turkish: "gizli", english: "private" },
};

const statusWords = {
  uploaded: { turkish: "işleniyor", english: "processing" },
  processed: { turkish: "hazır", english: "processed" },
  failed: { turkish: "işlenemedi", english: "failed" },
  rejected: { turkish: "reddedildi", english: "rejected" },
};

/** What the channel's owner would see: private videos too. */
export function sendChannelPage(reply: FastifyReply, world: World, channel: Channel): FastifyReply {
  const videos = videosOnChannel(world, channel.id);
  const body = html`
    <div class="profile">
      <img src="/picture/channel/${channel.id}/240x240.png" alt="" />
      <div>
        <h1>${channel.title}</h1>
        <span class="en"
          >${channel.handle} · ${channel.subscribers} abone / subscribers · ${channelTotals(world, channel).views}
          görüntülenme / views</span
        >
      </div>
    </div>
    <h2>${both(`Videolar (${videos.length})`, `Videos (${videos.length})`)}</h2>
    ${
      videos.length === 0
        ? html`<p>${both("Henüz video yok.", "No videos yet.")}</p>`
        : html`<div class="grid">${videos.map((video) => card(world, video))}</div>`
    }
  `;
  return sendPage(reply, { title: channel.title, body });
}

export function sendWatchPage(reply: FastifyReply, world: World, video: Video, channel: Channel): FastifyReply {
  const { views, likes } = videoTotals(video, world.clock.now().getTime());
  const body = html`
    ${player(video)}
    <h1>${video.metadata.title}</h1>
    <p><a href="/channel/${channel.id}">${channel.title}</a></p>
    ${tags(world, video)}
    <p>${views} görüntülenme <span class="en" lang="en">${views} views · ${likes} likes</span></p>
    <div class="card">
      <p style="white-space: pre-wrap">${video.metadata.description}</p>
      <p class="tags">${video.metadata.tags.map((tag) => html`<span class="tag">#${tag}</span>`)}</p>
      ${fingerprint(video)}
    </div>
  `;
  return sendPage(reply, { title: video.metadata.title, body });
}

function card(world: World, video: Video): Html {
  return html`<article class="card" data-video-id="${video.id}">
    ${player(video)}
    <h2><a href="/watch?v=${video.id}">${video.metadata.title}</a></h2>
    ${tags(world, video)} ${fingerprint(video)}
  </article>`;
}

function player(video: Video): Html {
  return html`<video
    controls
    playsinline
    preload="metadata"
    ${video.thumbnail && html`poster="/picture/video/${video.id}/480x360.png"`}
    src="/media/${video.id}"
    aria-label="${video.metadata.title}"
  ></video>`;
}

function tags(world: World, video: Video): Html {
  const now = world.clock.now().getTime();
  const privacy = privacyWords[privacyOf(video, now)];
  const status = statusWords[uploadStatusOf(video, now)];
  const { containsSyntheticMedia, publishAt, selfDeclaredMadeForKids } = video.metadata;
  return html`<p class="tags">
    ${tag(`${privacy.turkish} / ${privacy.english}`)} ${tag(`${status.turkish} / ${status.english}`)}
    ${video.isLocked && tag("gizliye kilitlendi / locked as private")}
    ${containsSyntheticMedia === true && tag("yapay içerik / altered or synthetic")}
    ${selfDeclaredMadeForKids && tag("çocuklara özel / made for kids")}
    ${publishAt !== undefined && tag(`yayın / publish at ${publishAt}`)}
  </p>`;
}

function tag(text: string): Html {
  return html`<span class="tag">${text}</span>`;
}

function fingerprint(video: Video): Html {
  return html`<p class="en">${video.bytes} bytes · SHA-256 <code data-sha256>${video.sha256}</code></p>`;
}
