import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { type PeopleToErase, searchable } from './erasure.facts.ts';

// Each rule removes traces of erased people from one table, before their own rows are deleted [privacy.erasure].

const student = 'élève effacé';
const adult = 'compte effacé';

/** SQL of the changes of a history row, with `label` in place of the old and the new value of a field. */
const withoutName = (field: string, label: string) => sql`
  jsonb_set(
    changes, ${sql.lit(`{${field}}`)},
    jsonb_build_array(
      case
        when jsonb_typeof(changes->${sql.lit(field)}->0) = 'string' then to_jsonb(${label}::text)
        else 'null'
      end,
      case
        when jsonb_typeof(changes->${sql.lit(field)}->1) = 'string' then to_jsonb(${label}::text)
        else 'null'
      end
    )
  )
`;

/** Condition on a history row: a field's old or new value is one of these texts. */
const hasName = (field: string, names: readonly string[]) => sql`
  (changes->${sql.lit(field)}->>0 = any(${names}) or changes->${sql.lit(field)}->>1 = any(${names}))
`;

/**
 * The erased students' own history keeps the actions, their dates and their authors, but not the changed values. The
 * students' names are removed from the history of their followers.
 */
export async function historyOfStudents(trx: Trx, { ids, names, schools }: PeopleToErase): Promise<void> {
  await sql`
    update history
    set entity_name = ${student}::text || ' nº ' || entity_id, changes = '{}'
    where entity_type = 'STUDENT' and entity_id = any(${ids})
  `.execute(trx);
  await sql`
    update history
    set changes = ${withoutName('student', student)}
    where entity_type = 'USER' and schools_id = any(${schools}) and ${hasName('student', names)}
  `.execute(trx);
}

/**
 * Condition on `history`: an action on a request to attach a follower. Equal to the condition of the partial index
 * `history_attach_requests`, so that PostgreSQL can use the index.
 */
const isAttachRequest = sql`
  (action in ('ATTACH_REQUEST', 'ATTACH_REFUSE', 'ATTACH_WITHDRAW', 'ATTACH_EXPIRE'))
`;

/**
 * The erased adults' own history keeps the actions, their dates and their authors, but not the changed values. Their
 * names are removed from the history of students and classes, and their addresses from the requests of any school.
 */
export async function historyOfAdults(trx: Trx, { ids, names, emails, schools }: PeopleToErase): Promise<void> {
  await sql`
    update history
    set entity_name = ${adult}::text || ' nº ' || entity_id, changes = '{}'
    where entity_type = 'USER' and entity_id = any(${ids})
  `.execute(trx);
  await sql`
    update history
    set changes = ${withoutName('follower', adult)}
    where entity_type = 'STUDENT' and schools_id = any(${schools}) and ${hasName('follower', names)}
  `.execute(trx);
  await sql`
    update history
    set changes = ${withoutName('email', adult)}
    where ${isAttachRequest} and ${hasName('email', emails)}
  `.execute(trx);
  for (const name of names) {
    // The teachers of a class are stored as one text: `Name, Name`.
    const withoutTeacher = (side: number) => sql`
      case
        when jsonb_typeof(changes->'teachers'->${sql.lit(side)}) = 'string' then to_jsonb(
          trim(
            both ', ' from replace(
              ', ' || (changes->'teachers'->>${sql.lit(side)}) || ', ', ${`, ${name}, `}::text,
              ${`, ${adult}, `}::text
            )
          )
        )
        else 'null'
      end
    `;

    await sql`
      update history
      set changes = jsonb_set(
        changes, '{teachers}', jsonb_build_array(${withoutTeacher(0)}, ${withoutTeacher(1)})
      )
      where entity_type = 'CLASS'
        and schools_id = any(${schools})
        and position(${name}::text in coalesce(changes->>'teachers', '')) > 0
    `.execute(trx);
  }
}

/** Removes the erased students from undo data; the rest of an operation can still be undone. */
export const operationsOfStudents = (trx: Trx, { ids, schools }: PeopleToErase) =>
  sql`
    update operations
    set data = (
      select coalesce(
        jsonb_object_agg(
          field.key,
          case
            when jsonb_typeof(field.value) = 'array' then (
              select coalesce(jsonb_agg(element.value order by element.ordinality), '[]')
              from jsonb_array_elements(field.value) with ordinality as element
              where not (
                jsonb_typeof(element.value) = 'object'
                and (
                  (field.key in ('students', 'pupils', 'moved') and (element.value->>'id')::int = any(${ids}))
                  or coalesce((element.value->>'students_id')::int = any(${ids}), false)
                )
              )
            )
            else field.value
          end
        ),
        '{}'
      )
      from jsonb_each(operations.data) field
    )
    where operations.schools_id = any(${schools}) and operations.data <> '{}'
  `.execute(trx);

/** Escapes a text for a regular expression of PostgreSQL. */
const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** Pattern of a name that is not part of a longer name: « Anne DUPONT » is not in « Marie-Anne DUPONT ». */
const namePattern = (name: string) => `(?<![[:alnum:]]-?)${escaped(name)}(?!-?[[:alnum:]])`;

/** Pattern of an address that is not part of a longer address. */
const emailPattern = (email: string) => `(?<![[:alnum:]._%+-])${escaped(email)}(?![[:alnum:]-]|[.][[:alnum:]])`;

/**
 * Condition on a row of `rows`: its text contains one of the values as `patternOf` describes it, ignoring upper and
 * lower case. Each distinct text is searched once, since many rows have the same text. `position`, which is 100 times
 * as fast as a pattern, excludes most texts.
 */
const contains = (
  rows: RawBuilder<unknown>,
  text: RawBuilder<string>,
  values: readonly string[],
  patternOf: (value: string) => string,
) =>
  sql<boolean>`
    ${text} in (
      select texts.text
      from (
        select text, lower(text) as lowered
        from (select distinct ${text} as text from ${rows}) distinct_texts offset 0
      ) texts,
        unnest(${values}::text[], ${values.map(patternOf)}::text[]) searched(value, pattern)
      where case
        when position(lower(searched.value) in texts.lowered) > 0 then texts.text ~* searched.pattern
        else false
      end
    )
  `;

/** Deletes all mails that contain the name of an erased person, including mails to other people. */
export async function mailsOfStudents(trx: Trx, { names }: PeopleToErase): Promise<void> {
  const text = sql<string>`(subject || ' ' || body_text)`;
  await sql`delete from mails where ${contains(sql`mails`, text, searchable(names), namePattern)}`.execute(trx);
}

/**
 * Deletes mails to an erased adult, and mails that contain their address or name, such as messages sent with the
 * contact form.
 */
export async function mailsOfAdults(trx: Trx, erased: PeopleToErase): Promise<void> {
  await mailsOfStudents(trx, erased);
  await sql`
    delete from mails
    where lower(recipient) = any(${erased.emails})
      or ${contains(sql`mails`, sql<string>`body_text`, erased.emails, emailPattern)}
  `.execute(trx);
}

/** Kinds whose texts contain only a student's first name and a pack's title: nearly all rows of `notifications`. */
const kindsWithoutNames: NotificationKind[] = ['PACK_GIVEN', 'REVISION_ENDED', 'SET_ACQUIRED'];

/** Deletes notifications that name the erased people, and notifications sent only to them. */
export async function notifications(trx: Trx, { names, accounts }: PeopleToErase): Promise<void> {
  const mayName = sql`(kind = any(${kindsWithoutNames})) is not true`;
  const text = sql<string>`(title || ' ' || content)`;
  const rows = sql`notifications where ${mayName}`;
  await sql`
    delete from notifications
    where ${mayName} and ${contains(rows, text, searchable(names), namePattern)}
  `.execute(trx);
  if (accounts.length) {
    await sql`
      delete from notifications
      where exists (
        select from notifications_users
        where notifications_users.notifications_id = notifications.id
          and notifications_users.authentications_id = any(${accounts})
      )
        and not exists (
          select from notifications_users
          where notifications_users.notifications_id = notifications.id
            and notifications_users.authentications_id <> all(${accounts})
        )
    `.execute(trx);
  }
}

/**
 * Deletes all exports that may contain the erased people:
 * - those of their schools;
 * - those of followers who have a child there, even if made in another school;
 * - those of superadmins, which belong to no school.
 */
export const exportsOf = (trx: Trx, { schools }: PeopleToErase) =>
  sql`
    delete from privacy_exports
    where schools_id is null
      or schools_id = any(${schools})
      or authentications_id in (
        select users.authentications_id
        from students
          join users_students on users_students.students_id = students.id
          join users on users.id = users_students.users_id
        where students.schools_id = any(${schools})
      )
  `.execute(trx);

/**
 * Deletes the messages of the erased accounts, and the requests for a trial from their addresses [contact.trial-kept].
 */
export const contactMessages = (trx: Trx, { accounts, emails }: PeopleToErase) =>
  sql`
    delete from contact_messages
    where authentications_id = any(${accounts}) or email = any(${emails})
  `.execute(trx);

/**
 * Replaces the text of the erased people's messages. The conversation stays, since it also belongs to the school and to
 * the other participants.
 */
export const chatMessages = (trx: Trx, { accounts }: PeopleToErase) =>
  sql`update messages set content = 'Message effacé' where authentications_id = any(${accounts})`.execute(trx);

/** Replaces the copies of the erased people's messages in reports, and deletes the reasons of their own reports. */
export async function reportsOf(trx: Trx, { accounts }: PeopleToErase): Promise<void> {
  await sql`
    update messages_reports
    set content = 'Message effacé'
    from messages
    where messages.id = messages_reports.messages_id and messages.authentications_id = any(${accounts})
  `.execute(trx);
  await sql`update messages_reports set reason = '' where authentications_id = any(${accounts})`.execute(trx);
}

const ofType =
  (type: 'STUDENTS' | 'USERS') =>
  (trx: Trx, { ids, accounts }: PeopleToErase) =>
    sql`
      delete from documents
      where (entity_type = ${type} and entity_id = any(${ids}))
        or (entity_type = 'IMPORTS' and authentications_id = any(${accounts}))
    `.execute(trx);

export const filesOfStudents = ofType('STUDENTS');
export const filesOfAdults = ofType('USERS');

export const signOns = (trx: Trx, { accounts }: PeopleToErase) =>
  sql`
    delete from oidc_logins
    where sub in (select ido from identities where authentications_id = any(${accounts}))
  `.execute(trx);

export const auditOf =
  (type: 'STUDENT' | 'USER') =>
  (trx: Trx, { ids, accounts }: PeopleToErase) =>
    sql`select audit_pseudonymise(${type}, ${ids}, ${accounts})`.execute(trx);
