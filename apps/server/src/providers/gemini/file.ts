/** The id inside `files/<id>`, `…/v1beta/files/<id>` or `…/files/<id>:download?alt=media`. */
export function fileIdOf(uri: string | undefined): string | undefined {
  return /(?:^|\/)files\/([a-zA-Z0-9_-]{1,100})(?::download|[/?]|$)/.exec(uri ?? "")?.[1];
}
