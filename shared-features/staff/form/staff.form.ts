import { firstAccountEnd } from '@memocartes/contract/auth/account-expiration';
import { parisDay, today } from '@memocartes/contract/learning/calendar/days';
import type { Subject } from '@memocartes/contract/permissions/permissions';
import { isTeacher, namedRoles, type staffRoles } from '@memocartes/contract/permissions/roles';
import type { School } from '@memocartes/contract/schools/schools.routes';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { CreateUser, User } from '@memocartes/contract/users/users.routes';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

import { personRules } from '../../field-rules/index.ts';

type StaffRole = (typeof staffRoles)[number];

export type StaffValues = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly role: StaffRole | null;
  readonly status: AccountStatus | null;
  readonly date_subscription: string | null;
  readonly date_expiration: string | null;
};

/** A member of staff as subject of the permission table. */
export const staffSubject = (user: Pick<User, 'schools_id' | 'authentications_id' | 'authentication'>): Subject => ({
  schoolId: user.schools_id,
  authorId: user.authentications_id,
  isTeacher: isTeacher(user.authentication),
});

/** Initial values of the next new person, with the role and dates of the saved person [interface.add-another]. */
export const nextStaff = (saved: StaffValues): StaffValues => ({
  ...saved,
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
});

/**
 * Initial values of an existing or a new person. The subscription of a new person starts today. Their role is teacher,
 * or school admin for the first person of a school. In an independent teacher's school it is always teacher.
 */
export function staffValues(user?: User, school?: Pick<School, 'is_master' | 'nb_staff'>): StaffValues {
  const account = user?.authentication;
  return {
    firstname: account?.firstname ?? '',
    lastname: account?.lastname ?? '',
    email: account?.email ?? '',
    phone: user?.phone ?? '',
    role:
      (account?.role as StaffRole | undefined) ??
      (school && !school.is_master && school.nb_staff === 0 ? namedRoles.schoolAdmin : namedRoles.teacher),
    status: account?.status ?? null,
    date_subscription: account ? parisDay(account.date_subscription) : today(),
    date_expiration: account?.date_expiration ? parisDay(account.date_expiration) : null,
  };
}

/** The earliest end of an access: the day after the subscription starts [staff.expiration]. */
export const earliestEnd = ({ date_subscription: from }: Pick<StaffValues, 'date_subscription'>): string =>
  firstAccountEnd(from ?? today());

/**
 * The earliest end of a teacher's access: today, but not before the day after the account was created [staff.end]
 * [staff.expiration].
 */
export function earliestAccessEnd(values: Pick<StaffValues, 'date_subscription'>): string {
  const first = earliestEnd(values);
  return first > today() ? first : today();
}

/**
 * Validation of the staff form. An existing account may have no address, if the person signs in with the national
 * sign-on. A past end of access may stay [staff.expiration] [staff.end] [staff.phone] [accounts.email]
 * [accounts.phone].
 */
export function staffSchema(t: TFunction<'staffPanel'>, isIndependent: boolean, user?: User) {
  const required = t('panelForm:required');
  const stored = staffValues(user).date_expiration;
  const { name, email, optionalEmail, phoneOf } = personRules(t);
  return object({
    firstname: name,
    lastname: name,
    email: user && !user.authentication.email ? optionalEmail : email,
    phone: phoneOf(namedRoles.teacher),
    role: string().nullable().required(required),
    date_subscription: string().nullable().required(required),
    date_expiration: string()
      .nullable()
      .when(['date_subscription', 'role'], ([from, role], rule) => {
        // Without the field, its value is not sent.
        if (!isIndependent && !isTeacher({ role: role as StaffRole | null })) return rule;
        const values = { date_subscription: from as string };
        const first = isIndependent ? earliestEnd(values) : earliestAccessEnd(values);
        const problem = isIndependent ? 'expirationRule' : first === today() ? 'endToday' : 'endTomorrow';
        return rule.test('after', t(problem), (day) => !day || day >= first || (!isIndependent && day === stored));
      }),
  });
}

/** Request body of a new member of staff [staff.master-role]. */
export const toCreate = (values: StaffValues, schoolId: number, isIndependent: boolean): CreateUser => ({
  role: isIndependent ? namedRoles.teacher : values.role!,
  email: values.email.trim(),
  firstname: values.firstname.trim(),
  lastname: values.lastname.trim(),
  phone: values.phone.trim(),
  schools_id: schoolId,
  ...(isIndependent && values.date_subscription && { date_subscription: values.date_subscription }),
  ...((isIndependent || isTeacher(values)) && values.date_expiration && { date_expiration: values.date_expiration }),
});

const person = ['firstname', 'lastname', 'phone'] as const;
const access = ['status', 'date_subscription', 'date_expiration'] as const;

/**
 * The changed values of the person and of their access (status and dates). `email`: the address, if it was entered or
 * corrected.
 */
export function toChanges(values: StaffValues, before: StaffValues) {
  const email = values.email.trim();
  const changed = <K extends keyof StaffValues>(fields: readonly K[]) =>
    Object.fromEntries(
      fields.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]),
    );

  return {
    person: changed(person) as { readonly firstname?: string; readonly lastname?: string; readonly phone?: string },
    access: changed(access) as {
      readonly status?: AccountStatus;
      readonly date_subscription?: string;
      readonly date_expiration?: string | null;
    },
    email: email && email !== before.email ? email : undefined,
  };
}
