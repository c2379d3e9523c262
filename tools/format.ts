import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, type FormatConfig } from 'oxfmt';

import { root } from './packages.ts';

/**
 * Formats a text like `npm run format`.
 *
 * @param path path of its file, whose extension determines the language
 * @throws Error on a syntax error
 */
export async function formatted(path: string, text: string): Promise<string> {
  const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, settings);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
