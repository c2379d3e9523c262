import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** As it is shown: `ABCDE-FGHJK`. */
const shown = (signs: string) => `${signs.slice(0, 5)}-${signs.slice(5)}`;

/** A code to type by hand, 10 signs (49 bits). It holds for 10 minutes, and each try costs a national sign-on. */
export const newLinkCode = () => shown(Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join(''));

/** A code as somebody typed it, in the form it was given in. */
export const asLinkCode = (typed: string) => shown(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
