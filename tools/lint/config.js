// The project's rules as a configuration of Oxlint. Plain JavaScript: Oxlint loads it.

/** Plugins of ESLint that Oxlint loads for the rules that it lacks. None needs types, which Oxlint can't give them. */
const jsPlugins = [
  { name: 'syntax', specifier: './tools/lint/restricted-syntax.js' },
  { name: 'import-sort', specifier: 'eslint-plugin-simple-import-sort' },
  { name: 'playwright', specifier: 'eslint-plugin-playwright' },
  { name: 'testing-library', specifier: 'eslint-plugin-testing-library' },
];
/**
 * Rules that are not run: one that is off and that Oxlint lacks, settings of the React Compiler (not used here), errors that the parser
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

const isOff = (setting) => ['off', 0].includes([setting].flat()[0]);

const coreRules = ['no-array-constructor', 'no-unused-expressions', 'no-unused-vars', 'no-useless-constructor'];

/** The name of a rule in Oxlint, whose core rules know TypeScript and replace those that extend them in typescript-eslint. */
function oxlintName(rule) {
  if (rule === 'no-restricted-syntax') return `syntax/${rule}`;
  const name = rule.split('/').pop();
  if (rule.startsWith('@typescript-eslint/')) return coreRules.includes(name) ? name : `typescript/${name}`;
  return rule.replace(/^react-hooks\//, 'react/');
}

function oxlintRules(rules) {
  // The core rule that another one extends is off in ESLint, and the same rule in Oxlint.
  const isExtended = (rule) => coreRules.includes(rule) && isOff(rules[rule]);
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([rule]) => !neither.includes(rule) && !isExtended(rule))
      .map(([rule, setting]) => [oxlintName(rule), isOff(setting) ? 'off' : setting]),
  );
}

/** What Oxlint checks, from blocks of rules as ESLint names them. */
export function oxlintConfig(blocks) {
  const ignorePatterns = blocks.flatMap(({ ignores, rules }) => (rules ? [] : (ignores ?? [])));
  const overrides = blocks
    .filter(({ rules, languageOptions }) => rules ?? languageOptions?.globals)
    .map(({ files, rules = {}, languageOptions }) => ({
      files: files ?? ['**/*'],
      rules: oxlintRules(rules),
      ...(languageOptions?.globals && {
        globals: Object.fromEntries(
          Object.entries(languageOptions.globals).map(([name, writable]) => [name, writable ? 'writable' : 'readonly']),
        ),
      }),
    }));
  return {
    plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
    jsPlugins,
    categories: { correctness: 'off' },
    options: { reportUnusedDisableDirectives: 'error' },
    ignorePatterns,
    overrides,
  };
}
