import { email, personName, phone, requiredName } from '@memocartes/contract/users/person-fields.schemas';
import type { TFunction } from 'i18next';

import fr from '../panel-form/texts/fr.json' with { type: 'json' };
import { personRules } from './person-rules.ts';

const t = ((key: string, { count }: { readonly count?: number } = {}) =>
  fr.panelForm[key.replace('panelForm:', '') as 'required'].replace(
    '{{count}}',
    String(count),
  )) as unknown as TFunction;
const rules = personRules(t);

const ruleOf = {
  name: rules.name,
  optionalName: rules.optionalName,
  email: rules.email,
  phone: rules.phoneOf('TEACHER'),
};
const schemaOf = { name: requiredName, optionalName: personName, email, phone };

/** What the form says about a typed value; undefined if it is valid. */
async function formError(field: keyof typeof ruleOf, typed: string): Promise<string | undefined> {
  const error: unknown = await ruleOf[field].validate(typed).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : undefined;
}

describe('a form says about a value what the server says', () => {
  test.each([
    ['name', 'Zoë', undefined],
    ['name', '  ', 'Champ requis'],
    ['name', 'a'.repeat(101), '100 caractères au plus.'],
    ['name', 'www.exemple', 'Un nom ne contient ni adresse web ni adresse e-mail\u00a0: retirez-la.'],
    ['optionalName', '', undefined],
    ['optionalName', 'a@b', 'Un nom ne contient ni adresse web ni adresse e-mail\u00a0: retirez-la.'],
  ] as const)('%s %j [accounts.names]', async (field, typed, error) => {
    expect(await formError(field, typed)).toBe(error);
    expect(schemaOf[field].safeParse(typed).error?.issues[0]?.message).toBe(error);
  });

  test.each([
    [' Zoë@école.fr ', undefined],
    ['zoe@ecole', 'Adresse email non valide'],
    [`${'a'.repeat(250)}@b.fr`, 'Adresse email non valide'],
  ])('e-mail %j [accounts.email]', async (typed, error) => {
    expect(await formError('email', typed)).toBe(error);
    expect(email.safeParse(typed).error?.issues[0]?.message).toBe(error);
  });

  test.each([
    ['01 43 44 00 01', undefined],
    [' +33 6 39 98 00 01 ', undefined],
    ['12345678901234567890123', 'Téléphone incorrect'],
    ['abc', 'Téléphone incorrect'],
  ])('phone %j [accounts.phone]', async (typed, error) => {
    expect(await formError('phone', typed)).toBe(error);
    expect(phone.safeParse(typed).error?.issues[0]?.message).toBe(error);
  });
});

test.each([
  ['TEACHER', '', 'Champ requis'],
  ['USER', ' ', 'Champ requis'],
  ['SUPERADMIN', '', undefined],
  ['SUPERADMIN', '(01) 43', undefined],
  ['SUPERADMIN', '12345', 'Téléphone incorrect'],
] as const)(
  'a %s with the phone %j [accounts.phone-superadmin] [staff.phone] [followers.phone]',
  async (role, typed, error) => {
    const check = rules.phoneOf(role).validate(typed);
    await (error ? expect(check).rejects.toThrow(error) : expect(check).resolves.toBe(typed));
  },
);
