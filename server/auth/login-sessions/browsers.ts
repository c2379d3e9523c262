import type { Locale } from '@memocartes/contract/notifications/notifications.routes';
import type { FastifyRequest } from 'fastify';

/** Describes the client of a sign-in, for its person. Names come from the lists below, never from the request. */
export type ClientDescription = { browser: string; system: string; network: string };

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
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

const firstMatch = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** The first three parts of an IPv4 or IPv6 address: « 90.12.34.x », « 2001:db8:1:x ». */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  if (v4) return `${v4[1]}.x`;
  const groups = ip.split('::')[0]!.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}:x`;
}

/** Browser, system and network of a request; a name is empty where it is unknown. */
export function describeClient({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): ClientDescription {
  const agent = (headers['user-agent'] ?? '').slice(0, 500);
  return { browser: firstMatch(browsers, agent), system: firstMatch(systems, agent), network: networkOf(ip) };
}

const unknownBrowser = { fr: 'un navigateur inconnu', en: 'an unknown browser' } as const;
const under = { fr: 'sous', en: 'on' } as const;

/** « Firefox sous Windows », for mails. */
export const browserLabel = ({ browser, system }: Omit<ClientDescription, 'network'>, lang: Locale) =>
  [browser || unknownBrowser[lang], system && `${under[lang]} ${system}`].filter(Boolean).join(' ');
