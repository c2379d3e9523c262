import { createHash } from 'node:crypto';

/** Claims of the GAR about a person, in addition to `sub`, `id`, `auth_time` and `client_id`. */
export type GarClaims = {
  /** Permanent key of the person: 128 hexadecimal characters. */
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
  /** Value that the sign-in form posts. */
  id: string;
  group: 'demo' | 'trial' | 'special';
  /** Name on the sign-in page, even if the claims have none. */
  label: string;
  /** Description in French of the case that this person demonstrates. */
  shows: string;
  claims: GarClaims;
  /** What has expired before the portal uses it. */
  expires?: 'code' | 'id_token';
};

/** The `IDO` of an identity: SHA-512 of `gar:<identity>`. It never changes, so that demo data can contain it. */
export const idoOf = (identity: string): string => createHash('sha512').update(`gar:${identity}`).digest('hex');

/** The `sub` of a person: opaque, stable, and never equal to the `IDO`. */
export const subOf = (person: Person): string =>
  createHash('sha256').update(`gar:${person.id}`).digest('hex').slice(0, 32);
