export { PasswordRules } from './PasswordRules.tsx';
export { checkPassword, passwordRules, type PasswordErrors, type PasswordRule } from './rules.ts';
