import type { Follower } from '@memocartes/contract/users/users.routes';

const child = (id: number, firstname: string, relation: string): Follower['student'][number] => ({
  relation,
  relation_other: null,
  student: {
    id,
    firstname,
    lastname: 'Benali',
    has_left: false,
    class_: { id: 3, name: 'CE1 A' },
    school: { id: 1, name: 'Jean-Macé' },
  },
});

const row = (
  id: number,
  firstname: string,
  { account, ...more }: Partial<Follower> & { readonly account?: Partial<Follower['authentication']> } = {},
): Follower => ({
  id,
  authentications_id: id + 100,
  schools_id: null,
  phone: '06 12 34 56 78',
  authentication: {
    id: id + 100,
    role: 'USER',
    email: `${firstname.toLowerCase()}@example.fr`,
    firstname,
    lastname: 'Benali',
    status: 'ACTIVE',
    date_subscription: '2025-09-01T00:00:00Z',
    date_expiration: null,
    date_invited: '2026-11-03T09:00:00Z',
    date_status: '2025-09-04T18:00:00Z',
    ...account,
  },
  avatar: null,
  student: [child(7, 'Inès', 'Père')],
  is_incomplete: false,
  is_shared: false,
  ...more,
});

/** Followers for stories: a follower of one child, a follower of two children, and one imported from a file. */
const followers = [
  row(30, 'Karim'),
  row(31, 'Samia', { student: [child(7, 'Inès', 'Mère'), child(8, 'Adam', 'Mère')] }),
  row(32, 'Odile', {
    account: { status: 'PENDING', email: null, date_invited: null },
    phone: null,
    is_incomplete: true,
    student: [child(7, 'Inès', 'Grand-parent')],
  }),
];
/** Invited by mail, invited on paper, never invited, and one who also belongs to another school. */
export const pendingFollowers = [
  row(33, 'Lina', { account: { status: 'PENDING' } }),
  row(34, 'Paul', { account: { status: 'PENDING', email: null } }),
  row(35, 'Rosa', { account: { status: 'PENDING', date_invited: null } }),
  row(36, 'Yanis', { account: { status: 'PENDING' }, is_shared: true }),
];
/** The mailbox of the first does not exist, that of the second is full; the third also belongs to another school. */
export const undeliveredFollowers = [
  row(37, 'Nadia', { account: { status: 'PENDING', invitation_failure: 'NO_MAILBOX' } }),
  row(38, 'Omar', { account: { status: 'PENDING', invitation_failure: 'FULL_MAILBOX' } }),
  row(39, 'Sonia', { account: { status: 'PENDING', invitation_failure: 'UNKNOWN' }, is_shared: true }),
];
export const followersPage = { followers, count: followers.length };
