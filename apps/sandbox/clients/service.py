"""YouTube's service for Debian's python3-googleapi, which brings no description of it along: the few methods used here."""

import json

import google_auth_httplib2
import httplib2
from google.oauth2.credentials import Credentials
from googleapiclient.discovery import build_from_document


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


def describe(base):
    return {
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


def connect(base, refresh_token):
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
    return build_from_document(
        json.dumps(describe(base)), http=google_auth_httplib2.AuthorizedHttp(credentials, http=http)
    )
