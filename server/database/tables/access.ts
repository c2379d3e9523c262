import type { Generated } from 'kysely';

import type { Instant } from './people.ts';

/** Login sessions. */
export type Tokens = {
  hash: Buffer;
  id: Generated<number>;
  authentications_id: number;
  browser: Generated<string>;
  system: Generated<string>;
  /** The first three parts of the caller's IP address (`networkOf`). */
  network: Generated<string>;
  /** Encrypted secret of an unconfirmed enrolment. */
  pending_factor: Buffer | null;
  date_create: Generated<Instant>;
  /** When the person authenticated; may be earlier than `date_create`, for example after a silent sign-on. */
  date_auth: Generated<Instant>;
  date_used: Generated<Instant>;
  date_expiration: Instant;
  /** Whether a follower chose to stay signed in. */
  stays_signed_in: Generated<boolean>;
};

export type Tickets = {
  hash: Buffer;
  authentications_id: number;
  purpose: 'SESSION' | 'INVITATION' | 'RESET' | 'LINK' | 'EMAIL' | 'SLIP';
  /** The login session in which the ticket was issued, and with which the ticket ends. */
  tokens_hash: Buffer | null;
  /** The address that an EMAIL ticket confirms, or that an INVITATION from a slip gives to the account. */
  email: string | null;
  date_create: Generated<Instant>;
  date_expiration: Instant;
  date_used: Instant | null;
};

export type SecondFactors = {
  authentications_id: number;
  /** Encrypted. */
  secret: Buffer;
  /** Time step of the last accepted code. */
  last_step: number;
  date_create: Generated<Instant>;
};

export type RecoveryCodes = { authentications_id: number; hash: Buffer };

/** Sign-ins that wait for their second factor. */
export type LoginSteps = {
  hash: Buffer;
  authentications_id: number;
  pending_factor: Buffer | null;
  /** When the person gave the first factor. */
  date_auth: Generated<Instant>;
  date_expiration: Instant;
};

export type KnownBrowsers = {
  authentications_id: number;
  /** Hash of the secret in the browser's cookie; null for other clients, and once the password was replaced. */
  hash: Buffer | null;
  browser: string;
  system: string;
  network: string;
  date_used: Generated<Instant>;
};

/** Accounts of the national sign-on. */
export type Identities = {
  ido: string;
  uai: string;
  authentications_id: number;
  claims: Generated<unknown>;
  date_create: Generated<Instant>;
};
export type OidcLogins = {
  access_hash: Buffer;
  sub: string;
  link_hash: Buffer | null;
  /** `auth_time` of the ID token; null without this claim. */
  date_auth: Instant | null;
  date_expiration: Instant;
};
