/** An answer in the vendor's own error shape, thrown where the vendor would stop reading the request. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`answered ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}
