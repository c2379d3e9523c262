import type { HomeRevisionOption } from '@memocartes/contract/devices/home-revision/home';
import type { ClassLevel, Level } from '@memocartes/contract/levels/levels';
import type { DeliveryFailure } from '@memocartes/contract/mails/delivery-failures';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { Generated, GeneratedAlways } from 'kysely';

export type Id = Generated<number>;
/** An instant, ISO 8601 in UTC. The driver returns strings, so rows are sent unchanged. */
export type Instant = string;
/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

export type Schools = {
  id: Id;
  name: string;
  description: string | null;
  code: string;
  phone: string | null;
  mail: string;
  address: string | null;
  address_comp: string | null;
  address_postal_code: string | null;
  address_city: string;
  holiday_zone: 'A' | 'B' | 'C' | null;
  status: Generated<'VISIBLE' | 'DRAFT' | 'ARCHIVED'>;
  offers_id: number;
  invoice_periodicity: Generated<'MONTHLY' | 'QUARTERLY' | 'ANNUAL'>;
  nb_students_max: number | null;
  nb_teachers_max: Generated<number>;
  nb_physical_boxes: Generated<number>;
  is_digital: Generated<boolean>;
  is_master: GeneratedAlways<boolean>;
  date_subscription: Generated<Instant>;
  date_renewal: Instant | null;
  /** Equal to `date_expiration` for offers 1 and 3; null for the other offers. */
  date_trial_end: GeneratedAlways<Instant | null>;
  date_expiration: Instant | null;
  date_create: Generated<Instant>;
  nb_students: Generated<number>;
  nb_students_all: Generated<number>;
  nb_students_phygital: Generated<number>;
  nb_teachers: Generated<number>;
  nb_classes: Generated<number>;
  /** Quiet hours in Paris, `HH:MM`; equal times mean no quiet hours at night. */
  quiet_start: Generated<string>;
  quiet_end: Generated<string>;
  quiet_weekends: Generated<boolean>;
  quiet_holidays: Generated<boolean>;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  search: GeneratedAlways<string>;
  request_id: string | null;
};

export type Authentications = {
  id: Id;
  role: Role;
  email: string | null;
  firstname: string;
  lastname: string;
  status: Generated<AccountStatus>;
  password_hash: string | null;
  date_subscription: Generated<Instant>;
  date_expiration: Instant | null;
  /** Whether the account has a person; maintained by a trigger, but must be false in an insert without a person. */
  has_person: Generated<boolean>;
  /** Seeded by the demonstration with a public password: exempt from password strength and second factor. */
  is_demo: Generated<boolean>;
  /** The school for which an account without a person was created; null if a superadmin named no school. */
  asking_schools_id: number | null;
  /** Time of the latest login session; maintained by a trigger. */
  date_seen: Generated<Instant>;
  /** School of the person, or the school for which the account was created; maintained by triggers. */
  schools_id: Generated<number | null>;
  /** Time of the last invitation, by mail or slip; null if never invited. */
  date_invited: Generated<Instant | null>;
  /** Why the mail of that invitation did not arrive; null unless delivery failed. */
  invitation_failure: Generated<DeliveryFailure | null>;
  /** Account that sent that invitation. */
  invited_by: Generated<number | null>;
  /** Language of mails to the account: the language of the pages last used. */
  lang: Generated<'fr' | 'en'>;
  /** When the status last changed; maintained by a trigger. */
  date_status: Generated<Instant>;
  /**
   * Version that forms send with a change. Triggers increase it when the account, the person or a relationship to a
   * student changes.
   */
  version: Generated<number>;
  date_create: Generated<Instant>;
  search: GeneratedAlways<string>;
  sort_name: GeneratedAlways<string>;
  request_id: string | null;
};

export type Users = {
  id: Id;
  authentications_id: number;
  role: Role;
  schools_id: number | null;
  /**
   * The school that created a follower; null for staff, and once that school has detached the follower. Set by a
   * trigger on insertion.
   */
  creator_schools_id: Generated<number | null>;
  phone: string | null;
  nb_cards: Generated<number>;
  date_create: Generated<Instant>;
  request_id: string | null;
};

export type Classes = {
  id: Id;
  schools_id: number;
  name: string;
  level: ClassLevel;
  /** Name of the class in lower case, without accents. */
  plain_name: GeneratedAlways<string>;
  wrong_goes_one_back: Generated<boolean>;
  home_revision: Generated<HomeRevisionOption>;
  new_cards_by_level: Generated<boolean>;
  /** Version that forms send with a change; triggers increase it, also when the teachers change. */
  version: Generated<number>;
  date_create: Generated<Instant>;
  request_id: string | null;
};

export type ClassesUsersPro = { id: Id; classes_id: number; users_pro_id: number };

export type Students = {
  id: Id;
  schools_id: number;
  classes_id: number | null;
  firstname: string;
  lastname: Generated<string>;
  gender: 'M' | 'F' | null;
  birthdate: Day | null;
  level: Level | null;
  status: Generated<'ACTIVE' | 'INACTIVE'>;
  is_phygital: Generated<boolean>;
  demo_mode: Generated<boolean>;
  epoch: Generated<number>;
  /**
   * 8 × drawing + colour. A trigger sets it on insertion, and changes it when the student joins a class in which a
   * classmate has the same drawing.
   */
  picture: Generated<number>;
  /** Until this day the student gets no packs of their class; null means that there is no such day [year.packs]. */
  packs_from: Day | null;
  /** When the status became INACTIVE; maintained by a trigger. */
  date_inactive: Generated<Instant | null>;
  /** Version that forms send with a change; maintained by a trigger. */
  version: Generated<number>;
  /** Id of the request that created the student; unique in the school. */
  request_id: string | null;
  date_create: Generated<Instant>;
  search: GeneratedAlways<string>;
  sort_name: GeneratedAlways<string>;
};

export type UsersStudents = {
  id: Id;
  users_id: number;
  students_id: number;
  /** School of the student, set by a trigger. */
  schools_id: Generated<number>;
  relation: string;
  relation_other: string | null;
  date_create: Generated<Instant>;
};

/** A school's request to attach a follower of another school, which the follower accepts or refuses. */
export type AttachRequests = {
  id: Id;
  schools_id: number;
  students_id: number;
  users_id: number;
  /** Address as typed by the school. */
  email: string;
  relation: string;
  relation_other: string | null;
  status: Generated<'PENDING' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED'>;
  date_create: Generated<Instant>;
  date_expiration: Generated<Instant>;
  date_answer: Instant | null;
};

export type Blobs = { hash: Buffer; type: string; size: number; data: Buffer };

export type Documents = {
  id: Id;
  title: string;
  description: string | null;
  type: string;
  blobs_hash: Buffer;
  entity_type: 'USERS' | 'STUDENTS' | 'CARDS' | 'RESOURCES' | 'IMPORTS';
  entity_id: number | null;
  schools_id: number | null;
  authentications_id: number | null;
  datetime_update: Generated<Instant>;
};

export type Offers = { id: number; code: string };
