import {
  administration,
  adminsAndSelf,
  adminsOfTeacher,
  always,
  author,
  classStaff,
  everyone,
  followerAdministration,
  follows,
  ownSchool,
  ownSchoolAdmins,
  type Row,
  schoolStaff,
  signedIn,
  staff,
  superadminOnly,
  teaches,
} from './rules.ts';

/**
 * Rows of the permission table about the portal, accounts, schools, staff, followers, students, classes and operations
 * [permissions.superadmin] [permissions.school-admin] [permissions.teacher] [permissions.follower].
 */
export const peopleRows = {
  'portal:open': everyone,
  'csp:report': everyone,
  'mail:unsubscribe': everyone,
  'session:open-portal': everyone,
  'account:self': signedIn,
  // [accounts.second-factor]
  'account:second-factor': staff,
  // [accounts.second-factor-reset]
  'account:reset-second-factor': superadminOnly,
  // [accounts.lookup]
  'account:check-email': staff,
  'account:link': { school: always, classes: always },
  'account:create': followerAdministration,
  'account:create-superadmin': superadminOnly,
  'account:view': adminsAndSelf,
  'account:edit': adminsAndSelf,
  'account:delete': adminsAndSelf,
  'account:invite': followerAdministration,
  'account:set-status': superadminOnly,
  // [staff.end] [staff.end-teachers]
  'account:set-end': adminsOfTeacher,
  'account:list': superadminOnly,
  'followers:list-app': superadminOnly,
  'school:list': superadminOnly,
  'school:create': superadminOnly,
  'school:view': schoolStaff,
  // A school changes only some of its fields, such as its phone and address, with `school:edit-contact`
  // [schools.contact-part] [staff.independent-limits].
  'school:edit': superadminOnly,
  'school:edit-contact': administration,
  'school:delete': superadminOnly,
  'offer:list': staff,
  'user:list': ownSchoolAdmins,
  'user:select': administration,
  // An independent teacher adds followers, but no staff [staff.independent-limits].
  'user:create': followerAdministration,
  'user:view': ownSchoolAdmins,
  'user:edit': followerAdministration,
  'user:import': ownSchoolAdmins,
  'user:delete': followerAdministration,
  'user:transfer': superadminOnly,
  'user:avatar': adminsAndSelf,
  'follower:list': schoolStaff,
  'follower:view': { platform: always, school: ownSchool, classes: ownSchool, children: author },
  'follower:create': administration,
  'follower:edit': administration,
  // A school can't edit name, phone and e-mail of a follower whom it shares with another school. Followers edit their
  // own data with `account:edit` [followers.identity].
  'follower:edit-identity': administration,
  'follower:import': administration,
  'follower:detach': administration,
  'follower:delete': administration,
  'attach-request:own': { children: always },
  'student:list': schoolStaff,
  'student:select': signedIn,
  'student:view': { platform: always, school: ownSchool, classes: teaches, children: follows },
  'student:create': administration,
  'student:edit': administration,
  'student:delete': administration,
  // [permissions.student-photo]
  'student:avatar': { platform: always, children: follows },
  'student:place': administration,
  'student:import': administration,
  'school:change-year': administration,
  'operation:list': administration,
  'operation:undo': administration,
  'student:own-children': { children: always },
  'class:list': schoolStaff,
  'class:view': classStaff,
  'class:create': administration,
  'class:edit': administration,
  'class:delete': administration,
} satisfies Record<string, Row>;
