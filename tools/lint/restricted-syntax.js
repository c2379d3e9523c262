import { builtinRules } from 'eslint/use-at-your-own-risk';

// A plugin of Oxlint with the one rule of ESLint itself that Oxlint lacks.
export default {
  meta: { name: 'syntax' },
  rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
