import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { RawBuilder } from 'kysely';

import type { Notifications } from '../../database/tables/communication.ts';

export type OperationKind = 'IMPORT_DONE' | 'IMPORT_UNDONE' | 'YEAR_CHANGE_DONE' | 'YEAR_CHANGE_UNDONE';
type OperationEvent<K extends OperationKind> = K extends OperationKind ? { kind: K; operationId: number } : never;

/** An event with its ids and parameters; other data are read from the database in the transaction of the event. */
export type NotificationEvent =
  | { kind: 'MESSAGE_RECEIVED'; chatId: number; messageId: number; authorId: number }
  | { kind: 'PACK_GIVEN'; packId: number; classIds: readonly number[] }
  /** Pack `replacedId` of a class's week was replaced by pack `packId`, by account `actorId`. */
  | {
      kind: 'PACK_REPLACED';
      packId: number;
      replacedId: number;
      classId: number;
      week: string;
      actorId: number;
    }
  /**
   * Revision of one student or, without `studentId`, of all students of a session. With `sessionId`, only revisions
   * that the transaction of the event ended.
   */
  | { kind: 'REVISION_ENDED'; studentId: number; sessionId?: number }
  | { kind: 'REVISION_ENDED'; studentId?: undefined; sessionId: number }
  | { kind: 'SET_ACQUIRED'; studentId: number; packId: number }
  | { kind: 'RESOURCE_ADDED'; resourceId: number; audience: 'STAFF' | 'EVERYBODY' }
  | OperationEvent<OperationKind>
  | { kind: 'ANNOUNCEMENT'; announcementId: number }
  | { kind: 'INVITATION_ACCEPTED'; accountId: number }
  | { kind: 'TEACHER_JOINED'; accountId: number }
  | { kind: 'SEATS_AT_90'; schoolId: number }
  | { kind: 'ACCESS_ENDS'; schoolId: number; days: number }
  | { kind: 'PRINT_READY'; jobId: number }
  | { kind: 'INVOICE_ISSUED'; invoiceId: number }
  | { kind: 'INVOICE_LATE'; invoiceId: number }
  | { kind: 'REMOTE_FAILED'; remote: string; version: string }
  | {
      kind: 'REMOTE_DROPPED';
      remote: string;
      version: string;
      figures: { failedPeople: number; people: number; failures: number; loads: number };
    };

type EventOf<K extends NotificationKind> = Omit<Extract<NotificationEvent, { kind: K }>, 'kind'>;
/** Whom an event notifies, and how. */
export type NotificationRule<K extends NotificationKind> = {
  type: Notifications['type'];
  /**
   * Query of the recipients: `account_id`, `students_id`, `schools_id` (whose quiet hours apply), `link`, `params` of
   * the texts. `notify` excludes accounts that are not ACTIVE.
   */
  recipients: (event: EventOf<K>) => RawBuilder<unknown>;
};

export type NotificationRules = { [K in NotificationKind]: NotificationRule<K> };
