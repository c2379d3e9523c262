import type { RemoteReportKind } from '@memocartes/contract/remotes/remotes';
import type { Generated } from 'kysely';

import type { Instant } from './people.ts';

export type RemotesReports = {
  remote: string;
  version: string;
  hour: Instant;
  kind: RemoteReportKind;
  nb: Generated<number>;
  durations: Generated<number[]>;
};
export type RemotesDevelopers = {
  authentications_id: number;
  added_by: number | null;
  date_create: Generated<Instant>;
};
export type RemotesErrors = {
  fingerprint: Buffer;
  remote: string;
  version: string;
  kind: Exclude<RemoteReportKind, 'LOAD'>;
  route: string;
  reason: string;
  stack: string;
  is_override: boolean;
  nb: number;
  date_first: Generated<Instant>;
  date_last: Generated<Instant>;
};
export type RemotesPeople = {
  remote: string;
  version: string;
  person: Buffer;
  has_failed: boolean;
  date_update: Generated<Instant>;
};
