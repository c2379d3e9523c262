import { addDays } from '@memocartes/contract/learning/calendar/days';

import { exchanges } from '../data/messages.data.ts';
import { insertForIds, insertRows } from './generators/bulk.ts';
import type { Account, SeedContext, SeededClass, SeededSchool, Student } from './generators/context.ts';
import type { Random } from './generators/random.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

type Conversation = { student: Student; classId: number; teacher: Account; follower: Account };

/** One follower with an active account for each student of the school who has such a follower. */
async function followersOf({ db }: SeedContext, school: SeededSchool): Promise<Map<number, Account>> {
  const rows = await db
    .selectFrom('users_students')
    .innerJoin('users', 'users.id', 'users_students.users_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .where('users.schools_id', '=', school.id)
    .where('authentications.status', '=', 'ACTIVE')
    .select(['users_students.students_id', 'users.id as userId', 'authentications.id as authId'])
    .orderBy('users.id', 'desc')
    .execute();
  return new Map(rows.map(({ students_id, ...account }) => [students_id, account]));
}

/** Conversations about the demo follower's children, then about up to six classmates of the first, then others. */
function conversations(
  school: SeededSchool,
  followers: Map<number, Account>,
  demoFollower: Account,
  random: Random,
): Conversation[] {
  const all = school.classes.flatMap((inClass: SeededClass) =>
    random.shuffle(inClass.students).flatMap((student): Conversation[] => {
      const follower = followers.get(student.id);
      return follower ? [{ student, classId: inClass.id, teacher: inClass.teacher, follower }] : [];
    }),
  );
  const own = all.filter(({ follower }) => follower.authId === demoFollower.authId);
  const [first] = own;
  const sameTeacher = all.filter((item) => item.teacher === first?.teacher && !own.includes(item));
  const others = random.shuffle(all.filter((item) => !own.includes(item) && !sameTeacher.includes(item)));
  return [...own, ...sameTeacher.slice(0, 6), ...others].slice(0, exchanges.length);
}

/**
 * Inserts the conversations of the data, which lists the newest first. In the two newest conversations, the recipient
 * of the last message has read nothing.
 */
export async function seedChats(
  context: SeedContext,
  school: SeededSchool,
  demoFollower: Account,
  random: Random,
): Promise<void> {
  const { db, today } = context;
  const followers = await followersOf(context, school);
  const chosen = conversations(school, followers, demoFollower, random);
  const sentOn = (exchange: number, message: number) =>
    parisInstant(addDays(today, -1 - 3 * exchange), secondsAt(16, 40) + message * 47 * 60);
  const chatIds = await insertForIds(
    db,
    'chats',
    chosen.map(({ student, classId }, i) => ({
      students_id: student.id,
      schools_id: school.id,
      classes_id: classId,
      date_create: sentOn(i, 0),
    })),
  );
  // Oldest first, as messages are displayed in the order of their ids.
  const messages = chosen
    .flatMap(({ student, teacher, follower }, i) =>
      exchanges[i]!.map(({ from, text }, n) => ({
        chats_id: chatIds[i]!,
        authentications_id: from === 'teacher' ? teacher.authId : follower.authId,
        content: text.replaceAll('{enfant}', student.firstname),
        date_create: sentOn(i, n),
      })),
    )
    .sort((a, b) => a.date_create.localeCompare(b.date_create));
  const messageIds = await insertForIds(db, 'messages', messages);
  const lastOf = new Map(messages.map((message, i) => [message.chats_id, { ...message, id: messageIds[i]! }]));
  await insertRows(
    db,
    'chats_reads',
    chosen.flatMap(({ teacher, follower }, i) => {
      const last = lastOf.get(chatIds[i]!)!;
      const isWaiting = i < 2;
      return [teacher, follower]
        .filter(({ authId }) => !isWaiting || authId === last.authentications_id)
        .map(({ authId }) => ({ chats_id: chatIds[i]!, authentications_id: authId, messages_id: last.id }));
    }),
  );
}
