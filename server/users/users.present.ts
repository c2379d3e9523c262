import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
import type { Follower, StaffUser, User, UserOption } from '@memocartes/contract/users/users.routes';
import type { InferResult } from 'kysely';

import { presentAvatar } from '../database/queries/avatars.ts';
import { presentOffer } from '../offers/offers.routes.ts';
import type { selectPeople } from './users.columns.ts';
import type { listFollowers, listStaff } from './users.list.ts';
import type { UserFound } from './users.queries.ts';

type Person = InferResult<ReturnType<typeof selectPeople>>[number];
type StaffRow = Awaited<ReturnType<typeof listStaff>>['rows'][number];
type FollowerRow = Awaited<ReturnType<typeof listFollowers>>['rows'][number];

const presentPerson = (row: Person) => ({
  id: row.id,
  authentications_id: row.authentications_id,
  schools_id: row.schools_id,
  phone: row.phone,
  authentication: {
    id: row.authentications_id,
    role: row.role,
    status: row.status,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    date_subscription: row.date_subscription,
    date_expiration: row.date_expiration,
    date_invited: row.date_invited,
    invitation_failure: row.invitation_failure,
    date_status: row.date_status,
  },
  avatar: presentAvatar(row.avatar_id),
});

const schoolOf = (row: Person) =>
  row.schools_id === null
    ? null
    : { id: row.schools_id, name: row.school_name ?? '', offer: presentOffer(row.offers_id ?? 0) };

export const presentStaff = (row: StaffRow): StaffUser => ({
  ...presentPerson(row),
  school: schoolOf(row),
  classes: row.classes,
  nb_cards: row.nb_cards,
});

/** Whether a follower lacks phone or e-mail, as followers imported from a file may [followers.phone]. */
const isIncomplete = (row: Person) => scopeOf(row.role) === 'children' && (!row.phone || !row.email);

/** Hides a follower's school from staff of other schools. */
const withOwnSchool = <R extends Person>(row: R, { kind, schoolId }: Actor): R =>
  scopeOf(row.role) === 'children' &&
  (scopeOf(kind) === 'school' || scopeOf(kind) === 'classes') &&
  row.schools_id !== schoolId
    ? { ...row, schools_id: null }
    : row;

export const presentFollower = (row: FollowerRow, actor: Actor): Follower => ({
  ...presentPerson(withOwnSchool(row, actor)),
  student: row.student,
  is_incomplete: isIncomplete(row),
  is_shared: row.is_shared,
});

export const presentUser = (row: UserFound, actor: Actor): User => ({
  ...presentStaff(withOwnSchool(row, actor)),
  version: row.version,
  student: row.student,
  is_incomplete: isIncomplete(row),
  is_shared: row.is_shared,
});

export const presentUserOption = ({ id, firstname, lastname, email }: Omit<UserOption, 'name'>): UserOption => ({
  id,
  firstname,
  lastname,
  email,
  name: fullName({ firstname, lastname }),
});
