// Converts the project's rules to a configuration of Oxlint. Plain JavaScript, since Oxlint loads this file.

/** ESLint plugins for rules that Oxlint lacks. None needs types, which Oxlint can't provide to plugins. */
const jsPlugins = [
  { name: 'syntax', specifier: './tools/lint/restricted-syntax.js' },
  { name: 'import-sort', specifier: 'eslint-plugin-simple-import-sort' },
  { name: 'playwright', specifier: 'eslint-plugin-playwright' },
  { name: 'testing-library', specifier: 'eslint-plugin-testing-library' },
];
/**
 * Rules that are not run:
 * - a rule that is off and missing in Oxlint;
 * - rules of the React Compiler, which is not used here;
 * - errors that the parser reports anyway;
 * - deprecated rules.
 */
const omittedRules = [
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

/**
 * The name of a rule in Oxlint. Oxlint's core rules support TypeScript, so they replace the rules of typescript-eslint
 * that extend core rules.
 */
function oxlintName(rule) {
  if (rule === 'no-restricted-syntax') return `syntax/${rule}`;
  if (rule.startsWith('import/')) return rule;
  const name = rule.split('/').pop();
  if (rule.startsWith('@typescript-eslint/')) return coreRules.includes(name) ? name : `typescript/${name}`;
  return rule.replace(/^react-hooks\//, 'react/');
}

function oxlintRules(rules) {
  // In ESLint the extended core rule is off; in Oxlint both are the same rule.
  const isExtended = (rule) => coreRules.includes(rule) && isOff(rules[rule]);
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([rule]) => !omittedRules.includes(rule) && !isExtended(rule))
      .map(([rule, setting]) => [oxlintName(rule), isOff(setting) ? 'off' : setting]),
  );
}

/** The configuration of Oxlint, from the blocks of an ESLint configuration. */
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
    plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import'],
    jsPlugins,
    categories: { correctness: 'off' },
    options: { reportUnusedDisableDirectives: 'error' },
    ignorePatterns,
    overrides,
  };
}
