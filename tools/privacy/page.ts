import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { processings } from '@memocartes/contract/privacy/register';
import { retentions } from '@memocartes/contract/privacy/retention';

import { formatted } from '../format.ts';
import { root } from '../packages.ts';

// Writes the generated tables of docs/privacy.md, between its markers. `--check` fails when they are stale.
const { check = false } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const path = join(root, 'docs/privacy.md');

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const parts: Record<string, string> = {
  processings: table(
    ['Données', 'Pourquoi', 'Base légale', 'Qui y accède'],
    processings.map(({ what, why, basis, who }) => [what.fr, why.fr, basis.fr, who.fr]),
  ),
  retention: table(
    ['Données', 'Durée', 'Raison'],
    retentions.map(({ what, period, why }) => [what.fr, period.fr, why.fr]),
  ),
};

function fillPage(text: string): string {
  return Object.entries(parts).reduce((page, [name, part]) => {
    const pattern = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
    if (!pattern.test(page)) throw new Error(`docs/privacy.md has no place for ${name}.`);
    return page.replace(pattern, (_all, start: string, end: string) => `${start}\n\n${part}\n\n${end}`);
  }, text);
}

const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
const page = await formatted(path, fillPage(current));
if (!check) writeFileSync(path, page);
else if (page !== current) {
  console.log('docs/privacy.md is stale: npm run privacy');
  process.exitCode = 1;
}
