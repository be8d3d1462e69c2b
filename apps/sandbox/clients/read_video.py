"""Reads one video with Debian's python3-googleapi, as its channel's owner; prints what the channel says of it as JSON.

Arguments: address of the sandbox, refresh token, id of the video.
"""

import json
import sys

from service import connect

base, refresh_token, video_id = sys.argv[1:4]
service = connect(base, refresh_token)

video = service.videos().list(part="snippet,status", id=video_id).execute()["items"][0]
tracks = service.captions().list(part="snippet", videoId=video_id).execute()["items"]
captions = [[track["snippet"]["language"], track["snippet"]["name"]] for track in tracks]
print(json.dumps({"snippet": video["snippet"], "status": video["status"], "captions": captions}))
