import type { Page, Request } from '@playwright/test';

/** Records all requests of a page from now on. */
export function recordRequests(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  return seen;
}

/** Names of the remotes whose files were requested. */
export const remotesIn = (requests: readonly Request[]): string[] => [
  ...new Set(
    requests
      .map((request) => /^\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname)?.[1])
      .filter((name) => name !== undefined),
  ),
];
