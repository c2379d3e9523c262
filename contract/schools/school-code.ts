/** 1 to 17 letters, digits or spaces [schools.code]. */
export const schoolCodePattern = /^[\p{L}\d ]{1,17}$/u;

/** Validity of a school code. A `WRONG_` code causes a warning, never an error [schools.code]. */
export type SchoolCodeVerdict = 'UAI' | 'SIRET' | 'OTHER' | 'WRONG_UAI' | 'WRONG_SIRET';

const uaiLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Check letter of a UAI: the seven digits modulo 23 are its index in `uaiLetters`. */
const uaiLetter = (digits: string) => uaiLetters[Number(digits) % 23];

/** Luhn sum: every second digit from the right is doubled, and its digits are added. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

const digitSum = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

// La Poste has more sites than valid Luhn numbers: a digit sum that is a multiple of five makes its codes valid too.
const laPoste = '356000000';
const isSiret = (digits: string) =>
  luhnSum(digits) % 10 === 0 || (digits.startsWith(laPoste) && digitSum(digits) % 5 === 0);

/**
 * Classifies a school code, ignoring spaces and case: seven digits and a letter are a UAI, fourteen digits a SIRET.
 * Other codes cannot be checked.
 */
export function checkSchoolCode(code: string): SchoolCodeVerdict {
  const plain = code.replace(/\s/g, '').toUpperCase();
  const uai = /^(\d{7})([A-Z])$/.exec(plain);
  if (uai) return uaiLetter(uai[1]!) === uai[2] ? 'UAI' : 'WRONG_UAI';
  if (/^\d{14}$/.test(plain)) return isSiret(plain) ? 'SIRET' : 'WRONG_SIRET';
  return 'OTHER';
}
