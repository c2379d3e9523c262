/** What a school code looks like, and whether it holds. It only ever warns: no code is refused for it [schools.code]. */
export type SchoolCodeVerdict = 'UAI' | 'SIRET' | 'OTHER' | 'WRONG_UAI' | 'WRONG_SIRET';

const uaiLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** The check letter of a UAI: that of its seven digits modulo 23. */
const uaiLetter = (digits: string) => uaiLetters[Number(digits) % 23];

/** Sum of the digits, every second one from the right doubled and its own digits added (Luhn). */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

const digitSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

// La Poste has more premises than Luhn has numbers: theirs are right when their digits add up to a multiple of five.
const laPoste = '356000000';
const isSiret = (digits: string) =>
  luhnSum(digits) % 10 === 0 || (digits.startsWith(laPoste) && digitSum(digits) % 5 === 0);

/**
 * Reads a school code: seven digits and a letter are a UAI, fourteen digits a SIRET, spaces and case aside; anything else is no
 * code that could be checked.
 */
export function checkSchoolCode(code: string): SchoolCodeVerdict {
  const plain = code.replace(/\s/g, '').toUpperCase();
  const uai = /^(\d{7})([A-Z])$/.exec(plain);
  if (uai) return uaiLetter(uai[1]!) === uai[2] ? 'UAI' : 'WRONG_UAI';
  if (/^\d{14}$/.test(plain)) return isSiret(plain) ? 'SIRET' : 'WRONG_SIRET';
  return 'OTHER';
}
