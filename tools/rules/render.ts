import type { Rule } from './rules.ts';
import type { Shown } from './scan.ts';

const isRequirement = (id: string) => id.startsWith('asvs:');

/** Tests that name a rule which does not exist. */
export const unknownIds = (rules: readonly Rule[], shown: readonly Shown[]): string[] =>
  shown.flatMap(({ file, title, rules: ids }) =>
    ids
      .filter((id) => !isRequirement(id) && !rules.some((rule) => rule.id === id))
      .map((id) => `${id} in ${file} › ${title}`),
  );

/** Rules that no test names. */
export const withoutTest = (rules: readonly Rule[], shown: readonly Shown[]): Rule[] =>
  rules.filter(({ id }) => !shown.some((test) => test.rules.includes(id)));

const plain = (words: string) => words.replace(/[*_<>\\`]/g, '\\$&');

/** The page: every page of the product, each rule and the tests that show it. */
export function render(rules: readonly Rule[], shown: readonly Shown[]): string {
  const tests = shown.filter((test) => test.rules.some((id) => !isRequirement(id)));
  const lines = [
    '# Rules and the tests that show them',
    '',
    'Written by `npm run rules` from the pages of [`docs/product`](product/README.md) and the titles of the tests, so never edited by hand. A test names its rules at the end',
    'of its title: `[accounts.phone]`. `npm test` fails when this page is stale, when a title names no rule, and when a rule has no test.',
    '',
    `${rules.length} rules, shown by ${tests.length} tests.`,
  ];
  for (const page of new Set(rules.map((rule) => rule.page))) {
    lines.push('', `## [${page.replace('docs/', '')}](${page.replace('docs/', '')})`, '');
    for (const { id, text } of rules.filter((rule) => rule.page === page)) {
      lines.push(`- **${id}** ${text}`);
      const own = shown.filter((test) => test.rules.includes(id));
      lines.push(...own.map(({ file, title }) => `  - \`${file}\` › ${plain(title)}`));
      if (!own.length) lines.push('  - no test yet');
    }
  }
  return `${lines.join('\n')}\n`;
}
