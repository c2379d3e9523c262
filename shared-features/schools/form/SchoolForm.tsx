import { isIndependentOffer, isTrial } from '@memocartes/contract/offers/offers';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useCreateSchoolMutation, useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { useCan } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import { schoolSchema, type SchoolValues, schoolValues, toBody, toChanges } from './school.form.ts';
import { SchoolFields } from './SchoolFields.tsx';
import { SchoolLimitFields } from './SchoolLimitFields.tsx';
import { SchoolOfferFields } from './SchoolOfferFields.tsx';
import { useVersionedSchool } from './useVersionedSchool.ts';

/**
 * Maps errors of the server to their field: fewer seats than are used, or a code that another school has
 * [schools.below-used].
 */
const fieldOfCode = {
  SCHOOL_CODE_TAKEN: 'code',
  LIMIT_STUDENTS: 'nb_students_max',
  MAX_TEACHER_REACHED: 'nb_teachers_max',
  LIMIT_PHYSICAL_BOX: 'nb_physical_boxes',
} as const;

type Props = {
  readonly school?: School;
  /** Initial values; those of `school`, or of an empty form, by default. */
  readonly initial?: SchoolValues;
};

/** The form of a new or an existing school. */
export function SchoolForm({ school, initial = schoolValues(school) }: Props) {
  const { t } = useTranslation(['schoolPanel', 'panelForm']);
  const can = useCan();
  const navigate = useNavigate();
  const [create] = useCreateSchoolMutation();
  const withRequestId = useRequestId();
  const [update] = useUpdateSchoolMutation();
  const panel = usePanelForm({
    initial,
    schema: schoolSchema(t, school),
    editing: !!school,
    versioned: useVersionedSchool(school),
    save: (values, opened) => {
      const body = toBody(values);
      return school
        ? update({ id: school.id, ifVersion: opened.version, ...toChanges(values, opened.values) }).unwrap()
        : withRequestId(body, (request_id) => create({ ...body, request_id }).unwrap());
    },
    saved: t(school ? 'edited' : 'added'),
    // Next step: invite the school admin of a new school, or check the drafted first invoice of a former trial.
    next: ({ id }, { offers_id }) =>
      school && isTrial(school.offers_id) && !isTrial(offers_id) && can('invoice:manage', { schoolId: id })
        ? { label: t('firstInvoice'), onClick: () => void navigate('/superadmin/invoices') }
        : school || !can('user:create', { schoolId: id })
          ? undefined
          : {
              label: t(isIndependentOffer(offers_id) ? 'inviteTeacher' : 'invite'),
              onClick: () => void navigate(`/superadmin/schools/${id}?panel=staff&mode=ADD`),
            },
    fieldOfCode,
  });

  return (
    <FormPanel title={t(school ? 'titleEdit' : 'titleAdd')} form={panel}>
      <SchoolFields form={panel.form} status={school?.status} />
      <SchoolOfferFields form={panel.form} school={school} />
      <SchoolLimitFields form={panel.form} />
      <QuietHoursFields form={panel.form} />
    </FormPanel>
  );
}
