import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import type { TFunction } from 'i18next';
import { ValidationError } from 'yup';

import { schoolSchema, type SchoolValues, schoolValues, toBody, toChanges } from './school.form.ts';
import { api, trial } from './school-form.data.ts';

const t = ((key: string) => key) as unknown as TFunction<'schoolPanel'>;
const existing = api['GET /schools/:id'];
const filled: SchoolValues = { ...schoolValues(existing), date_expiration: addDays(today(), 1) };

const errorsOf = async (changes: Partial<SchoolValues>, saved: typeof existing | null = existing) => {
  const check = schoolSchema(t, saved ?? undefined).validate({ ...filled, ...changes }, { abortEarly: false });
  const refused = await check.then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      return error.inner;
    },
  );
  return Object.fromEntries(refused.map(({ path, message }) => [path!, message]));
};

test('requires the mandatory fields [schools.required] [interface.required]', async () => {
  const empty = await errorsOf(schoolValues(), null);
  expect(Object.keys(empty).sort()).toEqual([
    'address_city',
    'code',
    'date_expiration',
    'invoice_periodicity',
    'mail',
    'name',
    'nb_students_max',
    'offers_id',
  ]);
  expect(empty).toMatchObject({ name: 'panelForm:required', date_expiration: 'panelForm:required' });
  expect(await errorsOf({ nb_teachers_max: '' })).toEqual({ nb_teachers_max: 'panelForm:required' });
  expect(schoolValues()).toMatchObject({ nb_teachers_max: '5', nb_physical_boxes: '0', status: 'VISIBLE' });
});

test.each(['nb_students_max', 'nb_teachers_max', 'nb_physical_boxes'])(
  'requires %s to be 0 to 9999 [schools.numbers]',
  async (field) => {
    for (const valid of ['0', '7', '9999']) expect(await errorsOf({ [field]: valid }, null)).toEqual({});
    for (const invalid of ['10000', '-1', '1.5', 'dix', '1e3', '٣']) {
      expect(await errorsOf({ [field]: invalid })).toEqual({ [field]: 'digits' });
    }
  },
);

test('a postal code is optional, of five digits, in France [schools.postal-code]', async () => {
  for (const valid of ['', '01000', '20000', '75012', '97400', '98800']) {
    expect(await errorsOf({ address_postal_code: valid })).toEqual({});
  }
  for (const invalid of ['7501', '750123', '00100', '99100', '7A012']) {
    expect(await errorsOf({ address_postal_code: invalid })).toEqual({ address_postal_code: 'panelForm:postalCode' });
  }
});

test('a phone number is optional; spaces, a country code and short numbers are accepted [accounts.phone]', async () => {
  for (const valid of ['', '0140001234', '+33 6 39 98 12 34', '01 40 00 12 34', '3949']) {
    expect(await errorsOf({ phone: valid })).toEqual({});
  }
  for (const invalid of ['01-40-00-12-34', 'abc', '++33 6', '1 2 3 4 5 6 7']) {
    expect(await errorsOf({ phone: invalid })).toEqual({ phone: 'panelForm:phone' });
  }
});

test('an e-mail address must be well formed [accounts.email]', async () => {
  for (const invalid of ['x', 'x@', 'a b@c.fr', 'x@y']) {
    expect(await errorsOf({ mail: invalid })).toEqual({ mail: 'panelForm:email' });
  }
});

test('a code must have 1 to 17 letters, digits or spaces; a wrong UAI is accepted [schools.code]', async () => {
  for (const valid of ['A', '0751234K', '732 829 320 00074', 'École 12']) {
    expect(await errorsOf({ code: valid })).toEqual({});
  }
  for (const invalid of ['0'.repeat(18), 'A-1']) {
    expect(await errorsOf({ code: invalid })).toEqual({ code: 'codeRule' });
  }
});

test('the expiration must be tomorrow or later, unless unchanged [schools.expiration]', async () => {
  expect(await errorsOf({ date_expiration: today() })).toEqual({ date_expiration: 'tomorrow' });
  expect(await errorsOf({ date_expiration: addDays(today(), 1) })).toEqual({});
  const over = { ...existing, date_expiration: '2026-01-31T22:59:59Z' };
  expect(await errorsOf({ date_expiration: '2026-01-31' }, over)).toEqual({});
});

test('sends null without a student limit; a trial requires no limit [schools.no-limit] [schools.trial-limits]', async () => {
  expect(toBody({ ...filled, no_students_limit: true, nb_students_max: '' }).nb_students_max).toBeNull();
  expect(await errorsOf({ no_students_limit: false, nb_students_max: '' })).toEqual({ nb_students_max: 'limitOrNone' });
  expect(await errorsOf({ offers_id: 3, nb_students_max: '' }, trial)).toEqual({});
});

test('sends no physical boxes for an all-digital school or an offer other than 4', () => {
  expect(toBody({ ...filled, is_digital: true }).nb_physical_boxes).toBe(0);
  expect(toBody({ ...filled, offers_id: 3 }).nb_physical_boxes).toBe(0);
  expect(toBody(filled).nb_physical_boxes).toBe(20);
});

test('sends only the changed values', () => {
  expect(toChanges(schoolValues(existing), schoolValues(existing))).toEqual({});
  const values = { ...schoolValues(trial), offers_id: 4 as const, date_expiration: '2099-08-31', phone: ' ' };
  expect(toChanges(values, schoolValues(trial))).toEqual({ offers_id: 4, date_expiration: '2099-08-31', phone: null });
});

test.each([
  [3, 4],
  [1, 2],
] as const)(
  'changing from offer %i to %i sends the expiration even if it is the same as before [schools.trial-to-paid]',
  (before, after) => {
    const opened = { ...schoolValues(trial), offers_id: before };
    expect(toChanges({ ...opened, offers_id: after }, opened)).toMatchObject({
      offers_id: after,
      date_expiration: opened.date_expiration,
    });
  },
);

test('an offer with fewer seats or classes than are used has an error before the form is sent [schools.below-used]', async () => {
  const independent = { ...existing, offers_id: 2, nb_students: 30, nb_classes: 1 };
  expect(await errorsOf({ offers_id: 1 }, independent)).toEqual({});
  for (const tooMany of [{ nb_students: 31 }, { nb_classes: 2 }]) {
    expect(await errorsOf({ offers_id: 1 }, { ...independent, ...tooMany })).toEqual({ offers_id: 'offerTooSmall' });
    expect(await errorsOf({ offers_id: 2 }, { ...independent, ...tooMany })).toEqual({});
  }
});

test('quiet hours must be two different times of day [notifications.quiet-times]', async () => {
  expect(await errorsOf({ quiet_start: '00:00', quiet_end: '23:59' })).toEqual({});
  expect(await errorsOf({ quiet_start: '', quiet_end: '24:00' })).toEqual({
    quiet_start: 'panelForm:required',
    quiet_end: 'timeRule',
  });
  expect(await errorsOf({ quiet_start: '08:00', quiet_end: '08:00' })).toEqual({ quiet_end: 'quietRule' });
});

test('each limit below the seats in use has an error before the form is sent [schools.below-used]', async () => {
  const below = { nb_students_max: '211', nb_teachers_max: '8', nb_physical_boxes: '17' };
  expect(await errorsOf(below)).toEqual({
    nb_students_max: 'belowUsed',
    nb_teachers_max: 'belowUsed',
    nb_physical_boxes: 'belowUsed',
  });
  expect(await errorsOf({ nb_students_max: '212', nb_teachers_max: '9', nb_physical_boxes: '18' })).toEqual({});
  expect(await errorsOf({ nb_students_max: '', no_students_limit: true })).toEqual({});
});

test('only the server checks limits whose fields are disabled: seats on trial, boxes of an all-digital school [schools.below-used]', async () => {
  const seats = { nb_students_max: '20', nb_teachers_max: '2' };
  expect(await errorsOf({ ...seats, offers_id: 3, nb_physical_boxes: '0' }, trial)).toEqual({});
  expect(await errorsOf({ is_digital: true, nb_physical_boxes: '0' })).toEqual({});
});
