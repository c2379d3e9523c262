import { maxLength } from '@memocartes/contract/fields/lengths';
import { ownSchoolFields } from '@memocartes/contract/schools/own-school-fields';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { fieldOf, PhoneField, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { FormPanel, FormPart, usePanelForm } from '../../panel-form/index.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import { contactSchema, schoolValues, toOwnChanges } from './school.form.ts';
import { SchoolAddressFields } from './SchoolAddressFields.tsx';
import { useVersionedSchool } from './useVersionedSchool.ts';

/** Fields that a school admin edits: description, phone, address, zone and quiet hours [schools.contact-part]. */
export function OwnSchoolForm({ school }: { readonly school: School }) {
  const { t } = useTranslation(['schoolPanel', 'panelForm']);
  const [update] = useUpdateSchoolMutation();
  const panel = usePanelForm({
    initial: schoolValues(school),
    schema: contactSchema(t),
    editing: true,
    versioned: useVersionedSchool(school, ownSchoolFields),
    save: (values, opened) =>
      update({ id: school.id, ifVersion: opened.version, ...toOwnChanges(values, opened.values) }).unwrap(),
    saved: t('edited'),
  });
  return (
    <FormPanel title={t('titleOwn')} form={panel}>
      <FormPart title={t('identity')}>
        <TextField
          {...fieldOf(panel.form, 'description')}
          label={t('description')}
          multiline
          counter
          maxLength={maxLength.schoolDescription}
        />
        <PhoneField {...fieldOf(panel.form, 'phone')} label={t('phone')} autoComplete="off" />
      </FormPart>
      <SchoolAddressFields form={panel.form} />
      <QuietHoursFields form={panel.form} />
    </FormPanel>
  );
}
