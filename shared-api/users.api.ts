import { usersCalls } from '@memocartes/contract/users/users.calls';
import type {
  CreateUser,
  FollowerFilter,
  FollowersPage,
  Invited,
  InvitePeople,
  MakeSlips,
  RelationBody,
  Slips,
  UpdateUser,
  User,
  UserFilter,
  UserOption,
  UserSelectFilter,
  UsersPage,
} from '@memocartes/contract/users/users.routes';

import { afterChange, api, from, idTag, type IfVersion, isLinkOutdated, listTag, listTags } from './base.ts';
import { afterRemoval, afterSuccess } from './invalidation.ts';

type Id = { id: number };
type Link = { user_id: number; student_id: number };

const linkTags = ({ user_id, student_id }: Link) => [
  idTag('follower', user_id),
  listTag('follower'),
  idTag('student', student_id),
];

/** Tags to invalidate after a follower is attached or detached. The school and the dashboard count followers. */
const countedLinkTags = (link: Link) => [...linkTags(link), 'school' as const, 'dashboard' as const];

/** Tags of everything that shows invitations. */
const invitationTags = ['user', 'follower', 'student', 'dashboard'] as const;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UsersPage, UserFilter>({
      ...from(usersCalls.list),
      providesTags: (page) => listTags('user', page?.users),
    }),
    listFollowers: build.query<FollowersPage, FollowerFilter>({
      ...from(usersCalls.followers),
      providesTags: (page) => listTags('follower', page?.followers),
    }),
    selectUsers: build.query<{ users: UserOption[] }, UserSelectFilter>({
      ...from(usersCalls.select),
      providesTags: (result) => [...listTags('user', result?.users), listTag('follower')],
    }),
    getUser: build.query<User, Id>({
      ...from(usersCalls.view),
      providesTags: (_result, _error, { id }) => [idTag('user', id), idTag('follower', id)],
    }),
    createUser: build.mutation<Id, CreateUser>({
      ...from(usersCalls.create),
      invalidatesTags: afterSuccess(({ student_id }) => [
        listTag('user'),
        listTag('follower'),
        'school',
        'dashboard',
        ...(student_id ? [idTag('student', student_id)] : []),
      ]),
    }),
    invitePeople: build.mutation<Invited, InvitePeople>({
      ...from(usersCalls.invite),
      invalidatesTags: afterSuccess(invitationTags),
    }),
    makeSlips: build.mutation<Slips, MakeSlips>({
      ...from(usersCalls.slips),
      invalidatesTags: afterSuccess(invitationTags),
    }),
    // A change may move the person into or out of a list. The person may be the signed-in user.
    updateUser: build.mutation<User, Id & IfVersion & UpdateUser>({
      ...from(usersCalls.update),
      invalidatesTags: (_result, error, { id }) =>
        afterChange(
          error,
          [idTag('user', id), idTag('follower', id)],
          [listTag('user'), listTag('follower'), 'me', 'class', 'student', 'school', 'dashboard'],
        ),
    }),
    deleteUser: build.mutation<null, Id>({
      ...from(usersCalls.remove),
      invalidatesTags: afterRemoval([
        listTag('user'),
        listTag('follower'),
        listTag('attachRequest'),
        'class',
        'student',
        'school',
        'dashboard',
      ]),
    }),
    attachFollower: build.mutation<Id, Link & RelationBody>({
      ...from(usersCalls.attach),
      // The server ends the pending request for this student.
      invalidatesTags: (_result, error, link) =>
        isLinkOutdated(error) ? [...countedLinkTags(link), listTag('attachRequest')] : [],
    }),
    updateRelation: build.mutation<null, Link & IfVersion & RelationBody>({
      ...from(usersCalls.relation),
      invalidatesTags: (_result, error, link) => afterChange(error, linkTags(link)),
    }),
    detachFollower: build.mutation<null, Link>({
      ...from(usersCalls.detach),
      invalidatesTags: afterRemoval((link) => countedLinkTags(link)),
    }),
  }),
  overrideExisting: true,
});

export const {
  useListUsersQuery,
  useListFollowersQuery,
  useSelectUsersQuery,
  useLazySelectUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useInvitePeopleMutation,
  useMakeSlipsMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useAttachFollowerMutation,
  useUpdateRelationMutation,
  useDetachFollowerMutation,
} = usersApi;
