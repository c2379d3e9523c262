import type { AuditKind } from '@memocartes/contract/audit/audit';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { Generated } from 'kysely';

import type { Instant } from './people.ts';

export type AuditEvents = {
  id: Generated<number>;
  date_create: Generated<Instant>;
  kind: AuditKind;
  actor_id: number | null;
  /** Role of the account; `DEVICE`, without an account, for a tablet or device at home. */
  actor_role: Role | 'DEVICE' | null;
  actor_label: Generated<string>;
  schools_id: number | null;
  target_type: string | null;
  target_id: number | null;
  target_label: Generated<string>;
  address: string | null;
  device: string | null;
  details: Generated<unknown>;
};

export type PrivacyExports = {
  id: Generated<number>;
  authentications_id: number;
  students_id: number | null;
  users_id: number | null;
  schools_id: number | null;
  status: Generated<'PENDING' | 'RUNNING' | 'DONE' | 'FAILED'>;
  nb_done: Generated<number>;
  nb_steps: number;
  nb_tries: Generated<number>;
  message: string | null;
  file: Buffer | null;
  date_create: Generated<Instant>;
  date_end: Instant | null;
};

export type PrivacyNotices = { authentications_id: number; version: number; date_create: Generated<Instant> };

export type PrivacyConsents = {
  students_id: number;
  kind: 'AVATAR';
  schools_id: number;
  authentications_id: number | null;
  is_granted: boolean;
  date_create: Generated<Instant>;
};
