import { passwordMinLength } from '@memocartes/contract/auth/passwords';
import { type ErrorCode, errors } from '@memocartes/contract/errors/errors';
import type { Role } from '@memocartes/contract/permissions/roles';
import { foldCaseAndAccents } from '@memocartes/contract/text/case-and-accents';

import { ApiError, invalid } from '../../http/errors.ts';

type Owner = { role: Role; is_demo: boolean; email: string | null; firstname: string; lastname: string };

let lists: Promise<{ passwords: Set<string>; words: Set<string> }> | undefined;

/**
 * 49,000 frequent passwords, and 37,000 French words and names, in lower case without accents. Read once, when the
 * first password is chosen: about 9 MB of memory.
 */
const loadLists = () =>
  (lists ??= (async () => {
    const [common, french] = await Promise.all([
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-fr'),
    ]);
    const { 'passwords-common': passwords } = common.dictionary;
    const { 'commonWords-fr': words, 'firstnames-fr': firstnames, 'lastnames-fr': lastnames } = french.dictionary;
    return {
      passwords: new Set(passwords.map(foldCaseAndAccents)),
      words: new Set([...words, ...firstnames, ...lastnames].map(foldCaseAndAccents)),
    };
  })());

/** A password without the digits and signs at its start and end: « Soleil-2026! » → « soleil ». */
const baseWord = (folded: string) => folded.replace(/^[^a-z]+|[^a-z]+$/g, '');

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** Replaces look-alike characters by letters: « p@ssw0rd » → « password ». */
const unmask = (folded: string) => folded.replace(/[013457@$]/g, (sign) => letters[sign]!);

async function isCommon(password: string): Promise<boolean> {
  const { passwords, words } = await loadLists();
  const folded = foldCaseAndAccents(password.trim());
  const bases = [baseWord(folded), baseWord(unmask(folded)), unmask(baseWord(folded))];
  return passwords.has(folded) || bases.some((base) => passwords.has(base) || words.has(base)) || isRepeated(folded);
}

/** Whether one short part is repeated: « Aa1!Aa1!Aa1! ». */
const isRepeated = (folded: string) => /^(.{1,4})\1+$/su.test(folded);

/** An error with a code of its own, which clients translate. */
const weak = (code: ErrorCode) => new ApiError(code, { fields: { password: errors[code][1] } });

/** Parts of the owner's names and address with at least four characters. */
const ownWords = ({ email, firstname, lastname }: Owner) =>
  [email?.split('@')[0] ?? '', firstname, lastname]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(foldCaseAndAccents)
    .filter((word) => word.length >= 4 && /[a-z]/.test(word));

/**
 * Minimum password length of an account. For demonstration accounts it is 8, so that their public password is accepted
 * [accounts.password-length] [accounts.password].
 */
export const minLengthOf = ({ role, is_demo }: Pick<Owner, 'role' | 'is_demo'>) =>
  is_demo ? 8 : passwordMinLength(role);

/**
 * Checks that a new password is long enough and not common, and that it contains neither the portal's name nor the
 * name or address of `owner` [accounts.password-common]. Passwords of demonstration accounts are not checked.
 * @throws 422
 */
export async function checkStrength(password: string, owner: Owner): Promise<void> {
  if (owner.is_demo) return;
  const minLength = minLengthOf(owner);
  if ([...password].length < minLength) {
    throw invalid({ password: `Au moins ${minLength} caractères pour votre compte.` });
  }
  const folded = foldCaseAndAccents(password);
  if (folded.includes('memocartes')) {
    throw weak('PASSWORD_PORTAL_NAME');
  }
  if (ownWords(owner).some((word) => folded.includes(word))) {
    throw weak('PASSWORD_OWN_NAME');
  }
  if (await isCommon(password)) {
    throw weak('PASSWORD_COMMON');
  }
}
