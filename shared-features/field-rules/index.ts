export { personRules } from './person-rules.ts';
export { requiredTextRule, textRule } from './text-rules.ts';
