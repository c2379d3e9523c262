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
export type RemotesPeople = {
  remote: string;
  version: string;
  person: Buffer;
  has_failed: boolean;
  date_update: Generated<Instant>;
};
