import type { Config } from '../../config/config.ts';

/** The link of a mail: setting the password consumes its ticket, opening the page does not. */
export const passwordLink = (config: Config, page: '/Valid' | '/reset-password', secret: string) =>
  `${config.publicUrl}${page}?token=${secret}`;
