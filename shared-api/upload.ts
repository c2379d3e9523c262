/** Called with the share of the request body sent so far, from 0 to 1. */
export type OnProgress = (share: number) => void;

type UploadResponse = { ok: boolean; status: number; headers: Headers; json: () => Promise<unknown> };

/**
 * Like `fetch`, but reports how much of the body was sent, which `fetch` can't. Rejects when the server isn't reached
 * or the request is aborted. Of the response headers, only `retry-after` can be read.
 */
export function fetchWithProgress(url: string, init: RequestInit, onProgress: OnProgress): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      resolve({
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        headers: new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' }),
        json: async () => JSON.parse(request.responseText) as unknown,
      });
    request.onerror = request.onabort = request.ontimeout = () => reject(new TypeError('not reached'));
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as string);
  });
}
