import { maxLength } from '@memocartes/contract/fields/lengths';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { IconPicker } from './IconPicker.tsx';
import type { PackValues } from './pack.form.ts';

type Props = {
  /** Id of the form, for its button elsewhere on the page. */
  readonly id: string;
  readonly form: FormikProps<PackValues>;
};

/** Title and icon of a pack. */
export function PackTitleFields({ id, form }: Props) {
  const { t } = useTranslation('composer');
  return (
    <form id={id} className="composer__head" onSubmit={form.handleSubmit} noValidate>
      <TextField {...fieldOf(form, 'title')} label={t('title')} required maxLength={maxLength.packTitle} />
      <IconPicker {...fieldOf(form, 'icon')} />
    </form>
  );
}
