import {
  administration,
  adminsAndSelf,
  always,
  developers,
  follows,
  type Row,
  signedIn,
  superadminOnly,
} from './rules.ts';

/** Rows of the permission table about dashboards, history, personal data, invoices and the platform. */
export const platformRows = {
  'history:view': administration,
  'audit:view': administration,
  'student:export': { ...administration, children: follows },
  'user:export': adminsAndSelf,
  'privacy:own': signedIn,
  'student:consent': { children: follows },
  'platform:manage': superadminOnly,
  // A school reads its own invoices once issued [invoices.own-school].
  'invoice:view': administration,
  'invoice:manage': superadminOnly,
  'remote:manage': superadminOnly,
  'remote:override': developers,
  'dashboard:superadmin': superadminOnly,
  'dashboard:admin': { school: always },
  'dashboard:teacher': { classes: always },
  'dashboard:user': { children: always },
} satisfies Record<string, Row>;
