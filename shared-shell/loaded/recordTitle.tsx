import { TitleSkeleton } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';

import { isNotFound } from '../errors/isNotFound.ts';

type RecordTexts = {
  /** Name of the record, once it is loaded. */
  readonly name: string | undefined;
  readonly error: unknown;
  /** Title for a record that doesn't exist, or that this person may not see. */
  readonly unknown: string;
  /** The kind of record, shown after any other error. */
  readonly kind: string;
};

/** Title of a page about one record: its name, or a skeleton while loading. After an error: `unknown` or `kind`. */
export function recordTitle({ name, error, unknown, kind }: RecordTexts): ReactNode {
  if (name !== undefined) return name;
  if (error) return isNotFound(error) ? unknown : kind;
  return <TitleSkeleton width="9em" />;
}
