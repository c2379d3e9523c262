import { emailProblem } from '@memocartes/contract/fields/email';
import type { TFunction } from 'i18next';

/** What a public form says about the typed address of an account; undefined if it is valid [accounts.email]. */
export function emailError(t: TFunction<'public'>, typed: string): string | undefined {
  const problem = emailProblem(typed);
  return problem && t(problem === 'required' ? 'public:required' : 'public:badEmail');
}
