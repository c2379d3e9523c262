import type { Locale } from '@memocartes/contract/notifications/notifications.routes';
import type { FastifyRequest } from 'fastify';

import { networkOf } from '../../http/client/address.ts';
import { parseUserAgent } from '../../http/client/user-agent.ts';

/** The client of a sign-in, as its owner sees it. `network` is the first three parts of its address. */
export type ClientDescription = { browser: string; system: string; network: string };

/** Browser, system and network of a request; a name is empty where it is unknown. */
export function describeClient({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): ClientDescription {
  const { browser, system } = parseUserAgent(headers['user-agent']);
  return { browser, system, network: networkOf(ip) };
}

const unknownBrowser = { fr: 'un navigateur inconnu', en: 'an unknown browser' } as const;
const under = { fr: 'sous', en: 'on' } as const;

/** « Firefox sous Windows », for mails. */
export const browserLabel = ({ browser, system }: Omit<ClientDescription, 'network'>, lang: Locale) =>
  [browser || unknownBrowser[lang], system && `${under[lang]} ${system}`].filter(Boolean).join(' ');
