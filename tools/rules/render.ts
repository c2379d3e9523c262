import type { Rule } from './rules.ts';
import type { Shown } from './scan.ts';

const sections: Record<string, string> = {
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  8: 'Messages',
  9: 'Constants',
};

const sectionOf = (id: string) => id.slice(1, id.indexOf('.'));

/** Tests that name a rule which does not exist. */
export const unknownIds = (rules: readonly Rule[], shown: readonly Shown[]): string[] =>
  shown.flatMap(({ file, title, rules: ids }) =>
    ids
      .filter((id) => id.startsWith('§') && !rules.some((rule) => rule.id === id))
      .map((id) => `${id} in ${file} › ${title}`),
  );

/** Rules that no test names. */
export const withoutTest = (rules: readonly Rule[], shown: readonly Shown[]): Rule[] =>
  rules.filter(({ id }) => !shown.some((test) => test.rules.includes(id)));

const plain = (words: string) => words.replace(/[*_<>\\`]/g, '\\$&');

/** The page: section by section, each rule and the tests that show it. */
export function render(rules: readonly Rule[], shown: readonly Shown[]): string {
  const lines = [
    '# Rules and the tests that show them',
    '',
    'Written by `npm run rules` from `tools/rules/rules.ts` and the titles of the tests, so never edited by hand. A test names its rules at the end',
    'of its title: `[§5.phone]`. `npm test` fails when this page is stale, when a title names no rule, and when a rule has no test.',
    '',
    `${rules.length} rules, shown by ${shown.filter((test) => test.rules.some((id) => id.startsWith('§'))).length} tests.`,
  ];
  for (const section of new Set(rules.map(({ id }) => sectionOf(id)))) {
    lines.push('', `## §${section} ${sections[section] ?? ''}`.trimEnd(), '');
    for (const { id, text } of rules.filter((rule) => sectionOf(rule.id) === section)) {
      lines.push(`- **${id}** ${text}`);
      const tests = shown.filter((test) => test.rules.includes(id));
      lines.push(...tests.map(({ file, title }) => `  - \`${file}\` › ${plain(title)}`));
      if (!tests.length) lines.push('  - no test yet');
    }
  }
  return `${lines.join('\n')}\n`;
}
