import { hasMessaging } from '../offers/offers.ts';
import type { Row } from './rules.ts';
import {
  always,
  author,
  both,
  common,
  either,
  follows,
  independent,
  isNotAuthor,
  messaging,
  ownSchool,
  participantWho,
  signedIn,
  staff,
  superadminOnly,
  teaches,
} from './rules.ts';

/** Rows of the permission table about documents, resources, messages, announcements and notifications. */
export const communicationRows = {
  'document:view': {
    platform: always,
    school: either(common, ownSchool, author),
    classes: either(common, ownSchool, author),
    children: either(common, follows, author),
    DEVICE: ownSchool,
  },
  'document:create': staff,
  'document:edit': { platform: always, school: author, classes: author },
  'contact:send': { school: always, classes: always, children: always },
  'contact:answer': superadminOnly,
  // The query returns only announcements for the actor's schools.
  'announcement:read': { school: always, classes: always, children: always },
  'announcement:manage': superadminOnly,
  'messaging:use': messaging,
  // The server also requires that the student's school has the offer with messaging [messaging.offer].
  'chat:create': { classes: both(teaches, hasMessaging), children: follows },
  'chat:view': participantWho(),
  'message:take-back': participantWho(author),
  'message:report': participantWho(isNotAuthor),
  'message-report:list': { school: always },
  'message-report:view': { school: ownSchool },
  'resource:list': signedIn,
  // For followers, the query returns only resources for everybody: common, or of their children's schools.
  'resource:view': {
    platform: always,
    school: either(common, ownSchool),
    classes: either(common, ownSchool),
    children: always,
  },
  // [resources.followers]
  'resource:create': staff,
  // School admins and independent teachers change any resource of their school, other teachers only the resources that
  // they added [resources.edit].
  'resource:edit': { platform: always, school: ownSchool, classes: both(ownSchool, either(author, independent)) },
  'section:manage': superadminOnly,
  'notification:own': signedIn,
} satisfies Record<string, Row>;
