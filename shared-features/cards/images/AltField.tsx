import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import { TextField } from '@memocartes/shared-ui/fields';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'error' | 'readOnly'>;

/** The alternative text of an image [cards.images]. */
export function AltField(props: Props) {
  const { t } = useTranslation('cardImage');
  return (
    <TextField {...props} name="alt" label={t('alt')} hint={t('altHint')} required maxLength={maxAltLength} counter />
  );
}
