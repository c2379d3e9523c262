import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { useNameList } from '../file/useNameList.ts';

/** Maximum number of names that are shown as examples. */
const maxShown = 3;

type Props = { readonly names: ReadAs['guessed_names'] };

/** Warns of names in one column whose separation is a guess [import.guessed-names]. */
export function GuessedNames({ names: guessedNames = [] }: Props) {
  const { t } = useTranslation('studentImport');
  const listNames = useNameList();
  const count = guessedNames.length;
  if (count === 0) return null;
  const names = guessedNames.map(({ name }) => name);
  return <Banner tone="warning">{t('guessedNames', { count, names: listNames(names, maxShown) })}</Banner>;
}
