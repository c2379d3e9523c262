import type { CspReports } from '@memocartes/contract/portal/csp-reports.schemas';

/** Violations that are equal in these parts are counted together. An unknown `blocked` or `source` is ''. */
export type Violation = { readonly directive: string; readonly blocked: string; readonly source: string };

const maxLength = 120;

/** Paths of files of the portal. Other paths of the portal may name a person or contain a secret. */
const publicFile = /^\/(?:assets|remotes|device)\/[\w./-]+$/;

/** Code that is not part of the portal: browser extensions, and code injected by the browser itself. */
const isForeignCode = (address: string) =>
  /^(?:[a-z-]+-extension|webkit-masked-url|about|user-script):/.test(address) || /^[a-z-]+-extension$/.test(address);

/**
 * An address without personal data. For a file of the portal: its path. For any other address: the origin, or only the
 * scheme if it is not http(s) or ws(s), such as `data:`. A keyword such as `inline` is returned unchanged. For
 * any other text: ''.
 */
function cleanAddress(address: string, ownOrigin: string): string {
  if (!URL.canParse(address)) return /^[a-z-]+$/.test(address) ? address.slice(0, maxLength) : '';
  const { protocol, origin, pathname } = new URL(address);
  if (!/^(?:https?|wss?):$/.test(protocol)) return protocol.slice(0, maxLength);
  const isFile = origin === ownOrigin && publicFile.test(pathname) && pathname.length <= maxLength;
  return isFile ? pathname : origin.slice(0, maxLength);
}

type Address = string | null | undefined;
type Reported = { directive: string; blocked: Address; source: Address; page: Address };

function reportedIn(body: CspReports): Reported[] {
  if (!Array.isArray(body)) {
    const report = body['csp-report'];
    const { 'blocked-uri': blocked, 'source-file': source, 'document-uri': page } = report;
    return [{ directive: report['effective-directive'], blocked, source, page }];
  }
  return body.flatMap(({ type, body: report }) => {
    if (type !== 'csp-violation' || !report) return [];
    const { effectiveDirective: directive, blockedURL: blocked, sourceFile: source, documentURL: page } = report;
    return [{ directive, blocked, source, page }];
  });
}

/**
 * The violations in a request, without personal data [operations-page.violations] and without those of foreign code.
 */
export const readViolations = (body: CspReports): Violation[] =>
  reportedIn(body).flatMap(({ directive, blocked, source, page }) => {
    if (isForeignCode(blocked ?? '') || isForeignCode(source ?? '')) return [];
    const ownOrigin = page && URL.canParse(page) ? new URL(page).origin : '';
    return [
      { directive, blocked: cleanAddress(blocked ?? '', ownOrigin), source: cleanAddress(source ?? '', ownOrigin) },
    ];
  });
