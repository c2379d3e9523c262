import {
  administratorsAndAuthor,
  administratorsAndDeleter,
  always,
  author,
  common,
  either,
  follows,
  ownSchool,
  type Row,
  signedIn,
  staff,
  superadminOnly,
} from './rules.ts';

/** Rows of the permission table about documents, resources and their sections. */
export const resourcesRows = {
  'document:view': {
    platform: always,
    school: either(common, ownSchool, author),
    classes: either(common, ownSchool, author),
    children: either(common, follows, author),
    DEVICE: ownSchool,
  },
  'document:create': staff,
  'document:edit': { platform: always, school: author, classes: author },
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
  'resource:edit': administratorsAndAuthor,
  'resource:restore': administratorsAndDeleter,
  'section:manage': superadminOnly,
} satisfies Record<string, Row>;
