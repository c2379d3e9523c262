import { createHash } from 'node:crypto';

/** What the national sign-on may say of a person, beside `sub`, `id`, `auth_time` and `client_id`. */
export type GarClaims = {
  /** The person's lasting key: 128 hexadecimal characters. */
  IDO: string;
  UAI?: string;
  NOM?: string;
  PRE?: string;
  CIV?: string;
  P_MEL?: string;
  /** Classes. */
  DIV?: string[];
  /** Groups within or across classes. */
  GRO?: string[];
  /** Subjects taught. */
  P_MAT?: string[];
  typProfil?: string;
  PRO?: string;
};

/** A simulated person, as the sign-in page lists them. */
export type Person = {
  /** What the sign-in form posts. */
  id: string;
  group: 'demo' | 'trial' | 'awkward';
  /** The name on the sign-in page, also of somebody whose claims hold none. */
  label: string;
  /** In French: what signing in as this person shows. */
  shows: string;
  claims: GarClaims;
  /** What has run out by the time the portal uses it. */
  lapsed?: 'code' | 'id_token';
};

/** The `IDO` of an identity: SHA-512 of `gar:<identity>`, so that demo data can hold the same. */
export const idoOf = (identity: string): string => createHash('sha512').update(`gar:${identity}`).digest('hex');

/** The `sub` of a person: opaque, stable, and never equal to the `IDO`. */
export const subOf = (person: Person): string =>
  createHash('sha256').update(`gar:${person.id}`).digest('hex').slice(0, 32);
