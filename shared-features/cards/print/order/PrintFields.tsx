import { CheckboxField, fieldOf, type FormLike, RadioField, TextField } from '@memocartes/shared-ui/fields';
import { FormColumns, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import type { PrintValues } from './print.form.ts';
import '../print-cards.css';

/**
 * Print settings: the edge over which the paper is turned, extra content, and calibration offsets [printing.duplex]
 * [printing.dividers] [printing.calibration].
 */
export function PrintFields({ form }: { readonly form: FormLike<PrintValues> }) {
  const { t } = useTranslation('printCards');
  const { value: duplex, ...duplexField } = fieldOf(form, 'duplex');
  return (
    <Stack gap={3}>
      <RadioField
        {...duplexField}
        value={duplex}
        label={t('duplex')}
        hint={t('duplexHint')}
        direction="column"
        options={[
          { value: 'long', label: t('long') },
          { value: 'short', label: t('short') },
        ]}
        onChange={(value) => value && duplexField.onChange(value)}
      />
      <CheckboxField {...fieldOf(form, 'qr')} label={t('qr')} hint={t('qrHint')} />
      <CheckboxField {...fieldOf(form, 'dividers')} label={t('dividers')} />
      <CheckboxField {...fieldOf(form, 'calibration')} label={t('calibration')} hint={t('calibrationHint')} />
      <FormColumns className="print-shifts">
        <TextField {...fieldOf(form, 'shift_x')} label={t('shift_x')} inputMode="decimal" maxLength={6} />
        <TextField {...fieldOf(form, 'shift_y')} label={t('shift_y')} inputMode="decimal" maxLength={6} />
      </FormColumns>
    </Stack>
  );
}
