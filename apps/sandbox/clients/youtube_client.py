"""Uploads a film with Debian's python3-googleapi and reads it back; prints what came of it as JSON.

Arguments: address of the sandbox, refresh token, path of the film. The client brings no description of the
service along, so the few methods used here are described below.
"""

import json
import sys
import tempfile

import google_auth_httplib2
import httplib2
from google.oauth2.credentials import Credentials
from googleapiclient.discovery import build_from_document
from googleapiclient.errors import HttpError
from googleapiclient.http import MediaFileUpload

CHUNK_BYTES = 256 * 1024
MOST_ATTEMPTS = 20

base, refresh_token, film = sys.argv[1:4]


def query(name, required=False, repeated=False):
    return {name: {"type": "string", "location": "query", "required": required, "repeated": repeated}}


def method(identifier, verb, path, parameters, **more):
    return {"id": f"youtube.{identifier}", "httpMethod": verb, "path": path, "parameters": parameters, **more}


insert = method(
    "videos.insert",
    "POST",
    "youtube/v3/videos",
    {**query("part", required=True), **query("notifySubscribers")},
    request={"$ref": "Video"},
    response={"$ref": "Video"},
    supportsMediaUpload=True,
    mediaUpload={
        "accept": ["video/*"],
        "maxSize": "256GB",
        "protocols": {"resumable": {"multipart": True, "path": "/upload/youtube/v3/videos"}},
    },
)
some = {"response": {"$ref": "Some"}}
part = query("part", required=True)
media = {"accept": ["*/*"], "maxSize": "100MB", "protocols": {"simple": {"multipart": True, "path": "/upload/youtube/v3/captions"}}}
captions_insert = method(
    "captions.insert",
    "POST",
    "youtube/v3/captions",
    part,
    request={"$ref": "Video"},
    supportsMediaUpload=True,
    mediaUpload=media,
    **some,
)
captions_list = method("captions.list", "GET", "youtube/v3/captions", {**part, **query("videoId")}, **some)
videos_update = method("videos.update", "PUT", "youtube/v3/videos", part, request={"$ref": "Video"}, **some)
videos_list = method("videos.list", "GET", "youtube/v3/videos", {**part, **query("id")}, **some)
channels_list = method("channels.list", "GET", "youtube/v3/channels", {**part, **query("mine")}, **some)
description = {
    "name": "youtube",
    "version": "v3",
    "rootUrl": f"{base}/",
    "servicePath": "",
    "baseUrl": f"{base}/",
    "batchPath": "batch",
    "schemas": {name: {"id": name, "type": "object", "properties": {}} for name in ("Video", "Some")},
    "resources": {
        "videos": {"methods": {"insert": insert, "list": videos_list, "update": videos_update}},
        "captions": {"methods": {"insert": captions_insert, "list": captions_list}},
        "channels": {"methods": {"list": channels_list}},
    },
}

http = httplib2.Http()
# "Go on" is no redirection here, although it has the number of one.
http.redirect_codes = http.redirect_codes - {308}
credentials = Credentials(
    None,
    refresh_token=refresh_token,
    token_uri=f"{base}/google/token",
    client_id="sandbox-client",
    client_secret="sandbox-secret",
)
service = build_from_document(json.dumps(description), http=google_auth_httplib2.AuthorizedHttp(credentials, http=http))

request = service.videos().insert(
    part="snippet,status",
    notifySubscribers="false",
    body={
        "snippet": {"title": "Python istemcisi", "description": "Debian", "tags": ["deneme"], "categoryId": "22"},
        "status": {"privacyStatus": "unlisted", "selfDeclaredMadeForKids": False, "containsSyntheticMedia": True},
    },
    media_body=MediaFileUpload(film, mimetype="video/mp4", chunksize=CHUNK_BYTES, resumable=True),
)
chunks, refusals, answer = 0, [], None
while answer is None:
    try:
        _, answer = request.next_chunk(num_retries=0)
        chunks += 1
    except HttpError as error:
        # The next call asks where the session stands, and goes on from there.
        refusals.append(int(error.resp.status))
        if error.resp.status < 500 or len(refusals) > MOST_ATTEMPTS:
            raise

video = service.videos().list(part="snippet,status", id=answer["id"]).execute()["items"][0]
# Changed afterwards: an update wants everything of its parts back, or it is set to its default.
changed = service.videos().update(
    part="snippet",
    body={"id": answer["id"], "snippet": {**video["snippet"], "title": "Python değiştirdi"}},
).execute()
with tempfile.NamedTemporaryFile("w", suffix=".srt", encoding="utf-8") as words:
    words.write("1\n00:00:00,000 --> 00:00:01,000\nMerhaba\n")
    words.flush()
    service.captions().insert(
        part="snippet",
        body={"snippet": {"videoId": answer["id"], "language": "tr", "name": ""}},
        media_body=MediaFileUpload(words.name, mimetype="application/octet-stream"),
    ).execute()
tracks = service.captions().list(part="snippet", videoId=answer["id"]).execute()["items"]

channel = service.channels().list(part="snippet", mine="true").execute()["items"][0]
print(
    json.dumps(
        {
            "id": answer["id"],
            "chunks": chunks,
            "refusals": refusals,
            "title": video["snippet"]["title"],
            "privacy": video["status"]["privacyStatus"],
            "changed": [changed["snippet"]["title"], changed["snippet"]["description"], changed["snippet"]["tags"]],
            "captions": [[track["snippet"]["language"], track["snippet"]["name"]] for track in tracks],
            "channel": channel["snippet"]["title"],
        }
    )
)
