import { maxLength } from '@memocartes/contract/fields/lengths';
import { useListEditionsQuery } from '@memocartes/shared-api/editions.api';
import { Can } from '@memocartes/shared-shell/session';
import { fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type CardValues, maxPosition } from '../form/card.form.ts';

/** Fields for the place of a certified card in an edition, for users who may manage editions [editions.field]. */
export function EditionFields({ form }: { readonly form: FormikProps<CardValues> }) {
  return (
    <Can do="edition:manage">
      <Fields form={form} />
    </Can>
  );
}

function Fields({ form }: { readonly form: FormikProps<CardValues> }) {
  const { t } = useTranslation('cardEditor');
  const titleId = useId();
  const editions = useListEditionsQuery().data?.editions ?? [];

  const note = (name: 'code' | 'activity' | 'question') => (
    <TextField
      {...fieldOf(form, name)}
      label={t(name)}
      hint={t(`editionHints.${name}`)}
      maxLength={maxLength.cardNote}
    />
  );

  return (
    <section className="card-section card-section--edition" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('editionPlace')}</h2>
      <SelectField
        {...fieldOf(form, 'edition_id')}
        label={t('edition')}
        placeholder={t('noEdition')}
        options={editions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...fieldOf(form, 'position')}
        label={t('position')}
        hint={t('editionHints.position')}
        inputMode="numeric"
        maxLength={String(maxPosition).length}
      />
      {note('code')}
      {note('activity')}
      {note('question')}
    </section>
  );
}
