import { maxLength } from '@memocartes/contract/fields/lengths';
import { relations } from '@memocartes/contract/users/people';
import { fieldOf, type FormLike, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import type { FollowerValues } from './follower.form.ts';

/** How a follower is related to the student; « Autre » requires a free text [followers.required]. */
export function RelationFields({ form }: { readonly form: FormLike<FollowerValues> }) {
  const { t } = useTranslation('followerForm');
  return (
    <>
      <SelectField
        {...fieldOf(form, 'relation')}
        label={t('relation')}
        required
        options={relations.map((value) => ({ value, label: t(`relations.${value}`) }))}
      />
      {form.values.relation === 'Autre' && (
        <TextField
          {...fieldOf(form, 'relation_other')}
          label={t('relationOther')}
          required
          maxLength={maxLength.relation}
        />
      )}
    </>
  );
}
