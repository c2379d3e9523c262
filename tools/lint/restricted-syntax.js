import { builtinRules } from 'eslint/use-at-your-own-risk';

// An Oxlint plugin with the only ESLint core rule of this project that Oxlint lacks.
export default {
  meta: { name: 'syntax' },
  rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
