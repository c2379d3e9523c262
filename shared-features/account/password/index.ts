export { PasswordRules } from './PasswordRules.tsx';
export { checkPassword, type PasswordErrors, type PasswordRule } from './rules.ts';
