import type { Generated } from 'kysely';

import type { Instant } from './people.ts';

/** 5xx responses of the API, counted by hour, method, route and status. */
export type ApiErrors = {
  date_hour: Instant;
  method: string;
  route: string;
  status: number;
  nb: number;
  date_last: Generated<Instant>;
};

/** Violations of the page's Content-Security-Policy, counted by hour. */
export type CspReports = {
  date_hour: Instant;
  directive: string;
  blocked: string;
  source: string;
  nb: number;
  date_last: Generated<Instant>;
};

export type RateLimits = { key: string; points: Generated<number>; expire: number | null };
export type PortalSettings = { name: string; value: string; date_create: Generated<Instant> };
