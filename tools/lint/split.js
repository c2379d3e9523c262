// One list of rules for two linters. Plain JavaScript: ESLint and Oxlint load it as their configuration.

/** Rules, or whole plugins (`name/`), that Oxlint does not have. None needs types: ESLint would take as long as all other checks. */
const eslintOnly = ['no-restricted-syntax', 'import-sort/', 'playwright/', 'testing-library/'];
/**
 * Rules that neither linter runs: one that is off and that Oxlint lacks, settings of the React Compiler (not used here), errors that the parser
 * reports anyway, and deprecated rules.
 */
const neither = [
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  'react-hooks/config',
  'react-hooks/gating',
  'no-dupe-args',
  'no-octal',
  'no-new-symbol',
  'no-return-await',
  'jsx-a11y/label-has-for',
];

const isEslintOnly = (rule) => eslintOnly.some((name) => (name.endsWith('/') ? rule.startsWith(name) : rule === name));
const isOff = (setting) => ['off', 0].includes([setting].flat()[0]);
const filtered = (rules, keep) => Object.fromEntries(Object.entries(rules).filter(([rule]) => keep(rule)));

/** What ESLint checks: the blocks of the list, without the rules of Oxlint. */
export const eslintConfig = (blocks) => [
  ...blocks.map((block) => (block.rules ? { ...block, rules: filtered(block.rules, isEslintOnly) } : block)),
  // Most comments that disable a rule are for Oxlint.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
];

const coreRules = ['no-array-constructor', 'no-unused-expressions', 'no-unused-vars', 'no-useless-constructor'];

/** The name of a rule in Oxlint, whose core rules know TypeScript and replace those that extend them in typescript-eslint. */
function oxlintName(rule) {
  const name = rule.split('/').pop();
  if (rule.startsWith('@typescript-eslint/')) return coreRules.includes(name) ? name : `typescript/${name}`;
  return rule.replace(/^react-hooks\//, 'react/');
}

function oxlintRules(rules) {
  const own = filtered(rules, (rule) => !isEslintOnly(rule) && !neither.includes(rule));
  // The core rule that another one extends is off in ESLint, and the same rule in Oxlint.
  const extended = (rule) => coreRules.includes(rule) && isOff(own[rule]);
  return Object.fromEntries(
    Object.entries(own)
      .filter(([rule]) => !extended(rule))
      .map(([rule, setting]) => [oxlintName(rule), isOff(setting) ? 'off' : setting]),
  );
}

const globsOf = (files) => files?.flat();

/** What Oxlint checks. */
export function oxlintConfig(blocks) {
  const ignorePatterns = blocks.flatMap(({ ignores, rules }) => (rules ? [] : (ignores ?? [])));
  const overrides = blocks
    .filter(({ rules, languageOptions }) => rules ?? languageOptions?.globals)
    .map(({ files, rules = {}, languageOptions }) => ({
      files: globsOf(files) ?? ['**/*'],
      rules: oxlintRules(rules),
      ...(languageOptions?.globals && {
        globals: Object.fromEntries(
          Object.entries(languageOptions.globals).map(([name, writable]) => [name, writable ? 'writable' : 'readonly']),
        ),
      }),
    }));
  return {
    plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
    categories: { correctness: 'off' },
    options: { reportUnusedDisableDirectives: 'error' },
    ignorePatterns,
    overrides,
  };
}
