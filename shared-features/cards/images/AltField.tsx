import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import { TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly value: string;
  readonly onChange: (alt: string) => void;
  readonly missing: boolean;
  readonly readOnly?: boolean;
};

/** The alternative text of an image [cards.images]. */
export function AltField({ value, onChange, missing, readOnly }: Props) {
  const { t } = useTranslation('cardImage');
  return (
    <TextField
      name="alt"
      label={t('alt')}
      hint={t('altHint')}
      required
      maxLength={maxAltLength}
      counter
      value={value}
      onChange={onChange}
      readOnly={readOnly}
      error={missing && t('altRequired')}
    />
  );
}
