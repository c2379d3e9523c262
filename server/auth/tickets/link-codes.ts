import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const randomCharacters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The code in groups, as people see it: `ABCDE-FGHJK`. */
const inGroups = (characters: string, size: number) =>
  characters.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? '';
const charactersOf = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * A code of 10 characters (49 bits) to type by hand: a linking code [accounts.gar-link-code], or a recovery code of the
 * second factor.
 */
export const newLinkCode = () => inGroups(randomCharacters(10), 5);

/** Normalizes a typed code to the issued format. */
export const normalizeLinkCode = (typed: string) => inGroups(charactersOf(typed), 5);

/** The code of a slip, 12 characters (59 bits): `ABCD-EFGH-JKMN` [invitations.slip]. */
export const newSlipCode = () => inGroups(randomCharacters(12), 4);

export const normalizeSlipCode = (typed: string) => inGroups(charactersOf(typed), 4);
