import { portalHeader } from '@memocartes/contract/http/portal-header';

import { toApiError, toUnreachable } from './api-error.ts';
import { isSessionLoss, type SessionLoss } from './base.ts';
import { queryString } from './query-string.ts';
import { limitTime } from './time-limit.ts';

/** An event of the window, since remotes have their own copies of this module and downloads do not use the store. */
const lossEvent = 'memocartes:download-without-session';
type Loss = { loss: SessionLoss; sentAt: number };

/**
 * Calls `onLost` when a download sent at `sentAt` (ms since 1970) finds no login session.
 * @returns a function that stops listening
 */
export function watchDownloads(onLost: (loss: SessionLoss, sentAt: number) => void): () => void {
  const onEvent = (event: Event) => {
    const { loss, sentAt } = (event as CustomEvent<Loss>).detail;
    onLost(loss, sentAt);
  };

  addEventListener(lossEvent, onEvent);
  return () => removeEventListener(lossEvent, onEvent);
}

/** The file name in a Content-Disposition header, given as `filename*=UTF-8''…` or `filename="…"`. */
function fileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

/** Saves a blob as a download under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser reads the blob's address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Maximum time without any part of a file, in ms [interface.silent-network]. The server creates some files first. */
const silenceMs = 60_000;

/** The whole body of a response. Calls `onPart` for each part that arrives. */
async function readBlob(response: Response, onPart: () => void): Promise<Blob> {
  if (!response.body) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onPart();
    parts.push(part.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/**
 * Fetches a file of the API. The request is aborted after `silenceMs` without a part of the file, or when `signal` is
 * aborted.
 * @returns the content, and the file's name if the server sends one
 * @throws ApiError, for `useFailure`
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<{ blob: Blob; name?: string }> {
  const sentAt = Date.now();
  const limit = limitTime(silenceMs, signal);
  // Errors are thrown in the format that `base.ts` returns, so that screens treat both alike.
  /* eslint-disable @typescript-eslint/only-throw-error */
  try {
    const response = await fetch(url, {
      signal: limit.signal,
      credentials: 'same-origin',
      headers: portalHeader,
    }).catch(() => undefined);
    if (!response) throw toUnreachable();
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      const error = toApiError(response.status, body, response.headers.get('retry-after'));
      if (isSessionLoss(error.code)) {
        dispatchEvent(new CustomEvent<Loss>(lossEvent, { detail: { loss: error.code, sentAt } }));
      }
      throw error;
    }
    // The connection may also break during the download.
    const blob = await readBlob(response, limit.restart).catch(() => undefined);
    if (!blob) throw toUnreachable();
    return { blob, name: fileName(response.headers.get('content-disposition')) };
  } finally {
    limit.end();
  }
  /* eslint-enable @typescript-eslint/only-throw-error */
}

/**
 * Downloads a path as a file, by `fetch`: a plain link can't send the portal's header.
 * @param path below `/api`
 * @param name file name to use if the server sends none
 * @throws as `fetchFile` does
 */
export async function download(path: string, name: string): Promise<void> {
  const file = await fetchFile(`/api${path}`);
  saveBlob(file.blob, file.name ?? name);
}

/**
 * Saves all rows of a filtered list as a file: `await downloadList('/cards', table.args, 'apkg')`.
 * @throws as `download` does
 */
export function downloadList(path: string, query: Record<string, unknown>, format: string): Promise<void> {
  const { nb_items: _size, nb_page: _page, ...filters } = query;
  return download(`${path}${queryString({ ...filters, format })}`, `liste.${format}`);
}

/**
 * Saves all rows of a filtered list as a CSV file: `await downloadCsv('/students', table.args)`.
 * @throws as `download` does
 */
export const downloadCsv = (path: string, query: Record<string, unknown> = {}) => downloadList(path, query, 'csv');
