import type { Generated } from 'kysely';
import type { AuditKind } from '@memocartes/contract/audit/audit';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { Instant } from './people.ts';

export type AuditEvents = {
  id: Generated<number>;
  date_create: Generated<Instant>;
  kind: AuditKind;
  actor_id: number | null;
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
