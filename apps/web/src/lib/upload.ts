import { UPLOAD_TIMEOUT_MS } from "@sahne/contract/limits";
import type { Route } from "@sahne/contract/route";
import type { z } from "zod";
import { apiAddress, commonHeaders, settle, type Answer } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { reportReachable, reportUnreachable } from "./connection.ts";
import { currentTranslator, type PlainKey } from "./messages.tsx";
import { readStored } from "./storage.ts";

export type UploadControls = { signal: AbortSignal; onProgress: (percent: number) => void };

/** Thrown when the sender changed their mind: nothing to show, nothing to log. */
export class UploadCancelled extends Error {
  override readonly name = "UploadCancelled";
}

/** Sends one file as its bytes, to an address that already names it. */
export async function sendBytes<R extends z.ZodType>(
  route: Route<z.ZodType, z.ZodType, z.ZodType, R>,
  address: string,
  { body, onProgress, signal }: { body: Blob } & UploadControls,
): Promise<z.output<R>> {
  const headers = { "Content-Type": "application/octet-stream" };
  return exchange(route, { address, body, headers }, { onProgress, signal }, "default.unknown");
}

/**
 * Sends one file as `file`. `fetch` cannot tell how much has left the machine, so this is the one place with an
 * XMLHttpRequest; the answer is read exactly as that of every other call.
 */
export async function sendFile<R extends z.ZodType>(
  route: Route<z.ZodType, z.ZodType, z.ZodType, R>,
  file: File,
  controls: UploadControls,
  defaultMessageKey: PlainKey,
): Promise<z.output<R>> {
  const form = new FormData();
  form.append("file", file, file.name);
  return exchange(route, { address: apiAddress(route.path), body: form, headers: {} }, controls, defaultMessageKey);
}

type Parcel = { address: string; body: Blob | FormData; headers: Record<string, string> };

async function exchange<R extends z.ZodType>(
  route: Route<z.ZodType, z.ZodType, z.ZodType, R>,
  parcel: Parcel,
  controls: UploadControls,
  defaultMessageKey: PlainKey,
): Promise<z.output<R>> {
  const token = readStored("authToken");
  const answer = await transmit(route.method, parcel, token, controls).catch((cause: unknown) => {
    if (cause instanceof UploadCancelled) throw cause;
    reportUnreachable();
    throw new ApiError({ status: 0, code: "network_error", message: currentTranslator()(defaultMessageKey), cause });
  });
  reportReachable();
  return settle(route, answer, token, defaultMessageKey);
}

function transmit(
  method: string,
  { address, body, headers }: Parcel,
  token: string | null,
  controls: UploadControls,
): Promise<Answer> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(method, address);
    for (const [name, value] of [...commonHeaders(token), ...Object.entries(headers)])
      request.setRequestHeader(name, value);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) controls.onProgress((loaded / total) * 100);
    };
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ ok: status >= 200 && status < 300, status, text: responseText });
    };
    request.onerror = () => reject(new Error("The connection broke while the file was sent."));
    request.ontimeout = () => reject(new Error("The upload took too long."));
    request.onabort = () => reject(new UploadCancelled("The upload was cancelled."));
    if (controls.signal.aborted) {
      reject(new UploadCancelled("The upload was cancelled."));
      return;
    }
    controls.signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
