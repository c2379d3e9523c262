import type { HomeRevisionMode } from '@memocartes/contract/devices/home-revision/home';
import type { Level } from '@memocartes/contract/levels/levels';
import type { Generated, GeneratedAlways } from 'kysely';

import type { Day, Id, Instant } from './people.ts';

export type Subjects = { id: Id; parent_id: number | null; name: string; code: string };
export type Editions = { id: Id; name: string; request_id: string | null; version: Generated<number> };

type Pattern = 'top' | 'center' | 'bottom' | 'full' | 'none';
type Lines<Side extends 'f' | 'b'> = { [K in `${Side}line${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string | null };

export type Cards = Lines<'f'> &
  Lines<'b'> & {
    id: Id;
    authentications_id: number | null;
    schools_id: number | null;
    card_type: Generated<'CERTIFIED' | 'CUSTOM' | 'COMMUNITY'>;
    status: Generated<'DRAFT' | 'FINAL' | 'ARCHIVED'>;
    cycle: 'CP' | '2' | '3' | '4' | '5';
    level: Level | null;
    displayed_id: string;
    /** Code on printed cards, which never changes. */
    qr_code: GeneratedAlways<string>;
    num_card: number;
    edition_id: number | null;
    matter_id: number;
    subject_id: number | null;
    code: string | null;
    category: string | null;
    activity: string | null;
    question: string | null;
    position: number | null;
    is_duo: Generated<boolean>;
    is_lesson: Generated<boolean>;
    is_typed: Generated<boolean>;
    is_handwritten: Generated<boolean>;
    accents_count: Generated<boolean>;
    accepted_answers: Generated<string[]>;
    front_pattern: Generated<Pattern>;
    back_pattern: Generated<Pattern>;
    front_alt: string | null;
    back_alt: string | null;
    fimg: number | null;
    bimg: number | null;
    date_create: Generated<Instant>;
    date_update: Generated<Instant>;
    version: Generated<number>;
    /** Id of the request that created the card. */
    request_id: string | null;
    search: GeneratedAlways<string>;
  };

export type CardsImages = {
  id: Id;
  documents_id: number;
  authentications_id: number | null;
  alt: string;
  date_create: Generated<Instant>;
  request_id: string | null;
};

export type Packs = {
  id: Id;
  authentications_id: number | null;
  schools_id: number;
  title: string;
  name: string | null;
  icon: string;
  date_create: Generated<Instant>;
  /** Version that forms send with a change; triggers increase it, also when the list of cards changes. */
  version: Generated<number>;
  /** Id of the request that created the pack. */
  request_id: string | null;
  search: GeneratedAlways<string>;
};
export type PacksCards = { packs_id: number; cards_id: number; position: number };
export type PacksClasses = { id: Id; packs_id: number; classes_id: number; week: Day; date_create: Generated<Instant> };

export type Sessions = {
  id: Id;
  classes_id: number;
  schools_id: number;
  users_pro_id: number | null;
  code: string;
  status: Generated<'ACTIVE' | 'INACTIVE'>;
  date_create: Generated<Instant>;
  end_time: Instant;
  date_close: Instant | null;
};
export type SessionsStudents = {
  id: Id;
  sessions_id: number;
  students_id: number;
  devices_id: number | null;
  status: Generated<'INACTIVE' | 'ACTIVE' | 'ENDED'>;
  epoch: number | null;
  date_join: Instant | null;
  date_end: Instant | null;
  has_finished: Generated<boolean>;
  date_marked: Instant | null;
};
export type SessionsDevices = { sessions_id: number; devices_id: number; date_join: Generated<Instant> };
export type Devices = {
  id: Id;
  schools_id: number;
  token_hash: Buffer;
  /** Tokens issued to replace `token_hash`, the latest first; the first to be used replaces it. */
  next_token_hashes: Generated<Buffer[]>;
  /** Whether `token_hash` itself gives access. */
  is_token_valid: Generated<boolean>;
  label: string;
  name: string | null;
  /** Version of the name; maintained by a trigger. */
  version: Generated<number>;
  status: Generated<'WAITING' | 'APPROVED' | 'REVOKED'>;
  approval: 'QR' | 'TOUCH' | null;
  approved_by: number | null;
  date_create: Generated<Instant>;
  date_seen: Generated<Instant>;
  date_request: Generated<Instant>;
  date_approve: Instant | null;
  date_revoke: Instant | null;
  /** Last account that revoked the tablet, also once it is restored. The tablet and jobs leave it unchanged. */
  revoked_by: number | null;
};
export type SchoolsDeviceSecrets = {
  schools_id: number;
  secret_hash: Buffer;
  secret_encrypted: Buffer;
  date_create: Generated<Instant>;
};

/** A browser at home, attached to one student by one follower. */
export type HomeDevices = {
  id: Id;
  schools_id: number;
  users_id: number;
  students_id: number;
  token_hash: Buffer;
  /** As in `Devices`. */
  next_token_hashes: Generated<Buffer[]>;
  is_token_valid: Generated<boolean>;
  opened_by: 'FOLLOWER' | 'CODE';
  date_create: Generated<Instant>;
  /** When the device was attached: a browser attached to several students shows the student attached last. */
  date_attach: Generated<Instant>;
  date_seen: Generated<Instant>;
  date_revoke: Instant | null;
};
export type HomeCodes = {
  id: Id;
  schools_id: number;
  users_id: number;
  students_id: number;
  code_hash: Buffer;
  date_create: Generated<Instant>;
  date_expiration: Instant;
};
export type HomeRevisions = {
  id: Id;
  schools_id: number;
  students_id: number;
  home_devices_id: number | null;
  epoch: number;
  mode: HomeRevisionMode;
  /** Ids of the cards that the revision issued. */
  cards: number[];
  date_start: Generated<Instant>;
  date_end: Instant | null;
};

export type CardsEvents = {
  id: Id;
  client_id: string;
  students_id: number;
  cards_id: number;
  sessions_id: number | null;
  home_revisions_id: number | null;
  authentications_id: number | null;
  epoch: number;
  kind: 'ANSWER' | 'PLACE' | 'DEMO' | 'UNDO' | 'PRACTICE';
  is_right: boolean | null;
  box: number | null;
  undoes: string | null;
  is_undone: Generated<boolean>;
  from_box: number | null;
  to_box: number | null;
  is_first_move: Generated<boolean>;
  one_back: Generated<boolean>;
  answered_at: Instant;
  device_time: Instant | null;
  received_at: Generated<Instant>;
};
export type CardsStudents = {
  students_id: number;
  cards_id: number;
  epoch: number;
  box: number;
  box_before: Generated<number>;
  sessions_id: number | null;
  due_on: Day | null;
  moved_on: Day;
  first_on: Day;
  nb_right: Generated<number>;
  nb_wrong: Generated<number>;
};
