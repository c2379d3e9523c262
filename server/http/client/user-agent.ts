const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d*)/, 'Edge'],
  [/\b(?:OPR|OPT)\/(\d*)/, 'Opera'],
  [/\bSamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d*)/, 'Chrome'],
  [/\bVersion\/(\d*).*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser, its major version, and system of a user agent; each is empty where it is unknown. Names come from the lists
 * above, never from the request.
 */
export function parseUserAgent(userAgent = ''): { browser: string; version: string; system: string } {
  const agent = userAgent.slice(0, 500);
  const found = browsers.map(([pattern, name]) => ({ name, match: pattern.exec(agent) })).find(({ match }) => match);
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
  return { browser: found?.name ?? '', version: found?.match?.[1] ?? '', system };
}

/** Browser and system for the audit log, such as `Firefox 128 · Windows`; null if neither is recognised. */
export function shortDevice(userAgent: string | undefined): string | null {
  const { browser, version, system } = parseUserAgent(userAgent);
  return [`${browser} ${version}`.trim(), system].filter(Boolean).join(' · ') || null;
}
