import { z } from 'zod';

import { created, id, idParams, ifMatchSummary } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { anyOf, exportableQuery, type Filter, ofArchived, searchText, selectQuery } from '../lists/lists.schemas.ts';
import { schoolRoles, staffRoles } from '../permissions/roles.ts';
import { personStatuses } from './account-status.ts';
import { inviteBody, invitedResult, slipsBody, slipsResult } from './invitations.schemas.ts';
import { email } from './person-fields.schemas.ts';
import { createUser, follower, relationBody, staffUser, updateUser, user } from './user.schemas.ts';
import { usersCalls } from './users.calls.ts';

export type { Invited, InvitePeople, MakeSlips, Slip, Slips } from './invitations.schemas.ts';
export type { CreateUser, Follower, RelationBody, StaffUser, UpdateUser, User } from './user.schemas.ts';

const columns = ['lastname', 'firstname', 'email', 'role', 'status', 'date_expiration', 'date_create'] as const;

export const usersQuery = exportableQuery(columns).extend({
  school_id: id.optional(),
  search: searchText,
  role: anyOf(staffRoles),
  archived: ofArchived,
  status: anyOf(personStatuses),
});
export type UserFilter = Filter<typeof usersQuery>;

export const followersQuery = exportableQuery(['lastname', 'firstname', 'email', 'status', 'date_create']).extend({
  school_id: id.optional(),
  search: searchText,
  student_id: id.optional(),
  class_id: id.optional(),
  status: anyOf(personStatuses),
  /** `true`: only followers whose children have all left the school; `false`: only other followers; by default all. */
  departed: z.enum(['true', 'false']).optional(),
});
export type FollowerFilter = Filter<typeof followersQuery>;

export const usersSelectQuery = selectQuery.extend({
  role: z.enum(schoolRoles).optional(),
  schools_id: id.optional(),
  /** Only the person with exactly this address. */
  email: email.optional(),
});
export type UserSelectFilter = Filter<typeof usersSelectQuery>;

const userOption = z.object({
  id: z.int(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().nullable(),
});
export type UserOption = z.infer<typeof userOption>;

const usersPage = z.object({ users: z.array(staffUser), count: z.int() });
export type UsersPage = z.infer<typeof usersPage>;
const followersPage = z.object({ followers: z.array(follower), count: z.int() });
export type FollowersPage = z.infer<typeof followersPage>;

const linkParams = z.object({ user_id: id, student_id: id });

export const users = routes('users', usersCalls, {
  list: { summary: 'Staff, by page.', query: usersQuery, response: usersPage },
  followers: { summary: 'Followers with their children, by page.', query: followersQuery, response: followersPage },
  select: {
    summary: 'Staff or followers as options.',
    query: usersSelectQuery,
    response: z.object({ users: z.array(userOption) }),
  },
  view: { summary: 'One member of staff or follower.', params: idParams, response: user },
  create: { summary: 'Adds a member of staff or a follower.', body: createUser, status: 201, response: created },
  invite: {
    summary: 'Sends people an invitation, or sends it again, with a verdict for each.',
    body: inviteBody,
    response: invitedResult,
  },
  slips: {
    summary: 'Creates the codes of slips; earlier codes become invalid.',
    body: slipsBody,
    response: slipsResult,
  },
  update: {
    summary: `Changes a member of staff or a follower. ${ifMatchSummary}`,
    params: idParams,
    body: updateUser,
    response: user,
  },
  remove: { summary: 'Deletes a member of staff or a follower with the account.', params: idParams, status: 204 },
  attach: {
    summary: 'Attaches a follower to a student.',
    params: linkParams,
    body: relationBody,
    status: 201,
    response: created,
  },
  relation: {
    summary:
      'Changes the relationship. `If-Match` is the follower’s version: 409 VERSION_CHANGED with the follower if changed since.',
    params: linkParams,
    body: relationBody,
    status: 204,
  },
  detach: { summary: 'Detaches a follower from a student.', params: linkParams, status: 204 },
});
