import { z } from 'zod';

import { isSafeEndpoint } from './production.ts';

/** Whether a text is an origin and nothing else: `https://remotes.exemple.fr`, or `http://` on this machine. */
const isOrigin = (text: string) => isSafeEndpoint(text) && new URL(text).origin === text;

/**
 * Origins separated by commas, empty by default. Code from these origins runs in the portal's page, so an invalid
 * origin prevents the start [portal.remote-origins].
 */
export const remoteOrigins = z
  .string()
  .default('')
  .transform((list, context) => {
    const origins = list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean);
    const wrong = origins.filter((origin) => !isOrigin(origin));
    if (wrong.length) {
      context.addIssue({
        code: 'custom',
        message: `attend des origines séparées par des virgules, en https et sans chemin (https://remotes.exemple.fr)\u00a0; ${wrong.join(', ')} n’en est pas une.`,
      });
    }
    return [...new Set(origins)];
  });
