import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/** Maximum number of names that are shown as examples. */
const maxShown = 3;

type Props = { readonly names: ReadAs['guessed_names'] };

/** Warns of names in one column whose separation is a guess [import.guessed-names]. */
export function GuessedNames({ names = [] }: Props) {
  const { t } = useTranslation('studentImport');
  if (names.length === 0) return null;
  const examples = names
    .slice(0, maxShown)
    .map(({ name }) => t('sheetName', { name }))
    .join(', ');
  return <Banner tone="warning">{t('guessedNames', { count: names.length, examples })}</Banner>;
}
