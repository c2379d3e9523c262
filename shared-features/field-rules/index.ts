export { personRules } from './person-rules.ts';
export { postalCodeRule, requiredTextRule, textOrNull, textRule } from './text-rules.ts';
