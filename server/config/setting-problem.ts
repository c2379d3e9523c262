import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const formats: Readonly<Record<string, string>> = {
  url: 'n’est pas une adresse (https://…).',
  email: 'n’est pas une adresse e-mail.',
};

/** What is wrong with the value of a setting, to follow the setting's name in a line for the operator. */
export function settingProblem(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'n’est pas un nombre entier.' : 'n’est pas un nombre.';
    case 'too_small':
      return issue.origin === 'string' ? issue.message : `est trop petit\u00a0: ${issue.minimum} au moins.`;
    case 'too_big':
      return `est trop grand\u00a0: ${issue.maximum} au plus.`;
    case 'invalid_value':
      return `accepte seulement ${issue.values.join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
}
