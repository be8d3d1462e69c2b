"""Uploads a film with Debian's python3-googleapi and reads it back; prints what came of it as JSON.

Arguments: address of the sandbox, refresh token, path of the film.
"""

import json
import sys
import tempfile

from googleapiclient.errors import HttpError
from googleapiclient.http import MediaFileUpload

from service import connect

CHUNK_BYTES = 256 * 1024
MOST_ATTEMPTS = 20

base, refresh_token, film = sys.argv[1:4]
service = connect(base, refresh_token)

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
