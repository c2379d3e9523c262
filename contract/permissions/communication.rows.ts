import { hasMessaging } from '../offers/offers.ts';
import {
  always,
  author,
  both,
  everyone,
  follows,
  isNotAuthor,
  messaging,
  ownSchool,
  participantWho,
  type Row,
  signedIn,
  superadminOnly,
  teaches,
} from './rules.ts';

/**
 * Rows of the permission table about messages, announcements and notifications. School admins see messages of a
 * conversation only in a report, superadmins never [messaging.no-admin] [messaging.report].
 */
export const communicationRows = {
  'contact:send': { school: always, classes: always, children: always },
  'contact:answer': superadminOnly,
  'trial:ask': everyone,
  // The query returns only announcements for the actor's schools.
  'announcement:read': { school: always, classes: always, children: always },
  'announcement:manage': superadminOnly,
  'messaging:use': messaging,
  // The server also requires that the student's school has the offer with messaging [messaging.offer].
  'chat:create': { classes: both(teaches, hasMessaging), children: follows },
  'chat:write-class': { classes: both(teaches, hasMessaging) },
  'chat:view': participantWho(),
  'message:take-back': participantWho(author),
  'message:report': participantWho(isNotAuthor),
  'message-report:list': { school: always },
  'message-report:view': { school: ownSchool },
  'notification:own': signedIn,
} satisfies Record<string, Row>;
