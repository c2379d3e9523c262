import { TitleSkeleton } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';

import { isNotFound } from '../errors/isNotFound.ts';

type TitleTexts = {
  /** Name of the student, class or school, once it is loaded. */
  readonly name: string | undefined;
  readonly error: unknown;
  /** Title if the student, class or school doesn't exist, or if this person may not see it. */
  readonly unknown: string;
  /** « Élève », « Classe » or « École »: title after any other error. */
  readonly kind: string;
};

/**
 * Title of a page about one student, class or school: its name, or a skeleton while loading. After an error: `unknown`
 * or `kind`. Published remotes use the name of this function.
 */
export function recordTitle({ name, error, unknown, kind }: TitleTexts): ReactNode {
  if (name !== undefined) return name;
  if (error) return isNotFound(error) ? unknown : kind;
  return <TitleSkeleton width="9em" />;
}
