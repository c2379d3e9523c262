import { freeSeats } from '@memocartes/contract/offers/limits';
import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import { isTeacher } from '@memocartes/contract/permissions/roles';
import type { School } from '@memocartes/contract/schools/schools.routes';
import type { User } from '@memocartes/contract/users/users.routes';
import { useUpdateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useCreateUserMutation, useUpdateUserMutation } from '@memocartes/shared-api/users.api';
import { useCan } from '@memocartes/shared-shell/session';
import type { Opened } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { useEmailTaken } from '../../account/email/index.ts';
import { FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import {
  nextStaff,
  staffSchema,
  staffSubject,
  type StaffValues,
  staffValues,
  toChanges,
  toCreate,
} from '../form/staff.form.ts';
import { AccessEndField, StaffFields, SubscriptionFields } from '../form/StaffFields.tsx';
import { StaffPicture } from '../form/StaffPicture.tsx';
import { useVersionedStaff } from './useVersionedStaff.ts';

type Props =
  // A new person of the school.
  | { readonly school: School; readonly user?: undefined }
  // An existing person.
  | { readonly user: User; readonly school?: undefined };

/** Errors after which the form stays open, in addition to errors of fields [staff.edit-failed]. */
const correctableErrors: readonly (string | undefined)[] = ['MAX_TEACHER_REACHED', 'NOT_TEACHER_OFFER', 'LOCKED_OUT'];

/** The staff form, for a new or an existing person. */
export function StaffForm({ school, user }: Props) {
  const { t } = useTranslation(['staffPanel', 'panelForm']);
  const { add, change } = useSaveStaff();
  const can = useCan();
  const isIndependent = school?.is_master ?? isIndependentOffer(user?.school?.offer.id ?? null);
  const panel = usePanelForm<StaffValues>({
    initial: staffValues(user, school),
    schema: staffSchema(t, isIndependent, user),
    editing: !!user,
    versioned: useVersionedStaff(user),
    save: (values, opened) => (user ? change(user, values, opened) : add(values, school.id, isIndependent)),
    saved: t(user ? 'edited' : 'added'),
    another: nextStaff,
    fieldOfCode: { EMAIL_TAKEN: 'email' },
    fatal: (code, reason) =>
      correctableErrors.includes(code) ? undefined : t(user ? 'editError' : 'addError', { reason }),
  });
  const { values } = panel.form;
  const email = useEmailTaken(user?.authentication.email, panel.unanswered?.email);
  const isOfTeacher = !isIndependent && isTeacher(values);
  // [staff.end-teachers]
  const setsEnd =
    isOfTeacher && can('account:set-end', user ? staffSubject(user) : { schoolId: school.id, isTeacher: true });
  // [staff.seats]
  const hasNoSeat = !!school && isTeacher(values) && freeSeats(school.nb_teachers, school.limits.teachers) === 0;

  return (
    <FormPanel
      title={t(user ? 'titleEdit' : 'titleAdd')}
      form={panel}
      blocked={hasNoSeat && (isIndependent ? t('fullAlone') : t('full', { count: school.limits.teachers }))}
      refused={email.isTaken(values.email)}
    >
      {user && <StaffPicture user={user} />}
      <StaffFields form={panel.form} user={user} isIndependent={isIndependent} email={email} />
      {/* [permissions.master-offer] */}
      {isIndependent && <SubscriptionFields form={panel.form} />}
      {setsEnd && <AccessEndField form={panel.form} />}
    </FormPanel>
  );
}

/**
 * Adds or changes a member of staff in one request, so that all changes are saved together. Only a new address together
 * with a new status or new dates requires two requests.
 */
function useSaveStaff() {
  const [create] = useCreateUserMutation();
  const withRequestId = useRequestId();
  const [updateUser] = useUpdateUserMutation();
  const [updateAccount] = useUpdateAccountMutation();

  const add = (values: StaffValues, schoolId: number, isIndependent: boolean) => {
    const person = toCreate(values, schoolId, isIndependent);
    return withRequestId(person, (request_id) => create({ ...person, request_id }).unwrap());
  };

  const change = async (existing: User, values: StaffValues, { values: before, version }: Opened<StaffValues>) => {
    const { person, access, email } = toChanges(values, before);
    const hasAccess = Object.keys(access).length > 0;
    const updatesUser = !!email || !hasAccess;
    if (updatesUser) {
      await updateUser({ id: existing.id, ifVersion: version, ...person, ...(email && { email }) }).unwrap();
    }
    // The first request has already checked the version.
    const account = { id: existing.authentications_id, ...(!updatesUser && { ifVersion: version }) };
    if (hasAccess) await updateAccount({ ...account, ...access, ...(!email && person) }).unwrap();
  };

  return { add, change };
}
