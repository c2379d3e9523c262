import { maxLength } from '@memocartes/contract/fields/lengths';
import type { PackDetail } from '@memocartes/contract/packs/packs.routes';
import type { TFunction } from 'i18next';

import { type PackValues, packValues } from '../form/pack.form.ts';

/** Title of a copy, shortened to the maximum length [packs.duplicate]. */
function copyTitle(t: TFunction<'composer'>, title: string): string {
  const copied = t('copyOf', { title });
  const excess = copied.length - maxLength.packTitle;
  if (excess <= 0) return copied;
  // Half of a surrogate pair at the end is removed.
  const start = title
    .slice(0, -excess - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
  return t('copyOf', { title: `${start}…` });
}

/** Initial values of a copy: without the archived cards, which no pack may add [packs.duplicate]. */
export const copyValues = (t: TFunction<'composer'>, pack: PackDetail): PackValues =>
  packValues(pack, {
    title: copyTitle(t, pack.title),
    cards: pack.cards.filter(({ status }) => status === 'FINAL'),
  });
