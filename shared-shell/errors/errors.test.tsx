import { errors } from '@memocartes/contract/errors/errors';
import { reasons } from '@memocartes/contract/errors/reasons';
import { toast } from '@memocartes/shared-ui/toast';
import { screen } from '@testing-library/react';

import { renderInHost } from '../fake-host/testing/index.ts';
import en from './en.json';
import { useFailure } from './index.ts';

const refused = {
  status: 409,
  code: 'LIMIT_STUDENTS',
  message:
    'L’établissement a atteint son nombre maximum d’élèves\u00a0: il faut noter «\u00a0Parti\u00a0» ceux qui ont quitté l’école, ou ajouter des places.',
  fields: {},
};

function ErrorText({ thrown }: { readonly thrown: unknown }) {
  return <p>{useFailure().text(thrown)}</p>;
}

test('every error code has an English text', () => {
  expect(Object.keys(en.errors)).toEqual(expect.arrayContaining(Object.keys(errors)));
  expect(Object.keys(en.errors.reasons).toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test('the English text of a cause has the parameters of its French message', () => {
  const parametersOf = (texts: Record<string, string>) =>
    Object.entries(texts).flatMap(([reason, text]) => (text.match(/{{\w+}}/g) ?? []).map((name) => reason + name));
  const french = Object.fromEntries(Object.entries(reasons).map(([reason, [, message]]) => [reason, message]));
  expect(parametersOf(en.errors.reasons).toSorted()).toEqual(parametersOf(french).toSorted());
});

test('an English text names the school that the server names', async () => {
  const params = { school: 'École de l’Île & Cie' };
  const thrown = { status: 422, code: 'NO_BUYER', reason: 'SCHOOL_NO_BUYER', message: '', params, fields: {} };
  await renderInHost(<ErrorText thrown={thrown} />, { locale: 'en' });
  expect(screen.getByText('École de l’Île & Cie: enter the buyer first.')).toBeVisible();
});

test('French texts are the server’s messages', async () => {
  await renderInHost(<ErrorText thrown={refused} />);
  expect(screen.getByText(refused.message.replaceAll('\u00a0', ' '))).toBeVisible();
});

test('English texts are chosen by the error code', async () => {
  await renderInHost(<ErrorText thrown={refused} />, { locale: 'en' });
  expect(
    screen.getByText(
      'The school has reached its maximum number of students: mark those who have left as “Left”, or add seats.',
    ),
  ).toBeVisible();
});

test.each([
  ['fr', 'PACK_LAST_CARD', 'Un pack garde au moins une carte : supprimez-le plutôt.'],
  ['en', 'PACK_LAST_CARD', 'A pack keeps at least one card: delete the pack instead.'],
  ['en', 'LATER_SERVER', 'This change conflicts with another one. Reload the page, then try again.'],
] as const)(
  'the text in %s of a code with several causes is chosen by the reason %s, if it is known',
  async (locale, reason, text) => {
    const thrown = { status: 409, code: 'CONFLICT', reason, message: reasons.PACK_LAST_CARD[1], fields: {} };
    await renderInHost(<ErrorText thrown={thrown} />, { locale });
    expect(screen.getByText(text)).toBeVisible();
  },
);

const tooMany = '500 personnes au plus\u00a0: faites-le en plusieurs fois.';
test.each([
  ['fr', { ids: tooMany }, tooMany],
  ['en', { ids: tooMany }, tooMany],
  [
    'en',
    { data: 'Colonne absente.', file: 'Colonne absente.', rows: 'Aucune ligne.' },
    'Colonne absente. Aucune ligne.',
  ],
  ['fr', {}, 'Certains champs sont à corriger.'],
] as const)(
  'outside a form, the error of wrong values says what is wrong (%s, %j) [interface.invalid-values]',
  async (locale, fields, text) => {
    const thrown = { status: 422, code: 'INVALID', message: 'Certains champs sont à corriger.', fields };
    await renderInHost(<ErrorText thrown={thrown} />, { locale });
    expect(screen.getByText(text.replaceAll('\u00a0', ' '))).toBeVisible();
  },
);

test.each([
  ['LOCKED_OUT', 900, 'Too many attempts: this account is locked for 15 minutes.'],
  ['LOCKED_OUT', 1, 'Too many attempts: this account is locked for 1 second.'],
  ['LOCKED_OUT', 4 * 3600, 'Too many attempts: this account is locked for 4 hours.'],
  ['LOCKED_OUT', undefined, 'Too many attempts: this account is locked for a while.'],
  ['TOO_MANY_CODES', 61, 'Too many tries: wait 2 minutes before you type a code.'],
  ['TOO_MANY_REQUESTS', 30 * 86_400, 'Too many requests: wait 30 days.'],
])('the English text of %s contains the waiting time (retryAfter: %s)', async (code, retryAfter, text) => {
  const thrown = { status: 429, code, message: 'Trop d’essais.', fields: {}, ...(retryAfter && { retryAfter }) };
  await renderInHost(<ErrorText thrown={thrown} />, { locale: 'en' });
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  [{ count: 1 }, '1 more physical box is needed for these students'],
  [{ count: 2 }, '2 more physical boxes are needed for these students'],
  [undefined, 'The school has too few free physical boxes'],
])('the English text of an error contains its numbers (%j)', async (params, text) => {
  const thrown = { status: 409, code: 'TOO_FEW_BOXES', message: 'Il manque des boîtes.', fields: {}, params };
  await renderInHost(<ErrorText thrown={thrown} />, { locale: 'en' });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

test.each([
  ['LIMIT_STUDENTS', { free: 1, count: 2 }, 'Free seats: 1, for 2 students to import'],
  ['LIMIT_CLASSES', { count: 5 }, 'more classes than your offer allows (5)'],
  ['LIMIT_CARDS', { limit: 10, left: 3, count: 11 }, 'allows 10 custom cards. Left: 3, for 11 cards'],
  ['LIMIT_CARDS', undefined, 'You have reached the maximum number of custom cards'],
])('the English text of %s contains the numbers of the limit (%j)', async (code, params, text) => {
  await renderInHost(<ErrorText thrown={{ status: 409, code, message: 'Limite.', fields: {}, params }} />, {
    locale: 'en',
  });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});

test('the French text about a waiting time is the server’s message', async () => {
  const message = 'Trop d’essais\u00a0: ce compte est bloqué pendant 15\u00a0minutes.';
  await renderInHost(<ErrorText thrown={{ status: 429, code: 'LOCKED_OUT', message, fields: {}, retryAfter: 900 }} />);
  expect(screen.getByText(/bloqué pendant 15\u00a0minutes/, { normalizer: (text) => text })).toBeVisible();
});

test('anything but an API error is shown as unexpected [interface.unexpected]', async () => {
  await renderInHost(<ErrorText thrown={new TypeError('x is undefined')} />);
  expect(screen.getByText('Une erreur est survenue')).toBeVisible();
});

test('the error of a call is shown in a toast, with its message or another text, unless the login session ended', async () => {
  const shown = jest.spyOn(toast, 'failure').mockReturnValue(1);

  function Calls() {
    const failure = useFailure();

    const fail = (code: string) => {
      failure.toast({ ...refused, code });
      failure.toast({ ...refused, code }, `autre texte pour ${code}`);
    };

    return <button onClick={() => ['NO_SESSION', 'UNAUTHENTICATED', 'LIMIT_STUDENTS'].forEach(fail)}>Envoyer</button>;
  }

  const { user } = await renderInHost(<Calls />);
  await user.click(screen.getByRole('button'));
  expect(shown.mock.calls).toEqual([[refused.message], ['autre texte pour LIMIT_STUDENTS']]);
  shown.mockRestore();
});

test('useFailure can be imported without RTK Query, which the public pages do not load', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@reduxjs/toolkit/query/react', () => {
      throw new Error('loaded');
    });
    await expect(import('./index.ts')).resolves.toHaveProperty('useFailure');
  });
  jest.dontMock('@reduxjs/toolkit/query/react');
});

test('the text about a failed change does not say that it failed if its response was lost [interface.lost-response]', async () => {
  const texts: string[] = [];

  function Change() {
    const failure = useFailure();
    const failed = (reason: string) => `La fiche n’a pas pu être modifiée. ${reason}`;
    const errors = ['OFFLINE', 'UNAVAILABLE', 'LIMIT_STUDENTS'].map((code) => ({ ...refused, code }));
    return (
      <button onClick={() => texts.push(...errors.map((error) => failure.changeText(error, failed)))}>Envoyer</button>
    );
  }

  const { user } = await renderInHost(<Change />);
  await user.click(screen.getByRole('button'));
  const { message } = refused;
  expect(texts).toEqual([message, message, `La fiche n’a pas pu être modifiée. ${message}`]);
});

test('field errors are set on their fields; for another error, the message is returned', async () => {
  const form = { setErrors: jest.fn(), setTouched: jest.fn() };
  const shown: (string | undefined)[] = [];

  function Form() {
    const failure = useFailure();
    return (
      <button
        onClick={() => {
          shown.push(failure.toForm({ ...refused, code: 'INVALID', fields: { name: 'Champ requis' } }, form));
          shown.push(failure.toForm(refused, form));
        }}
      >
        Envoyer
      </button>
    );
  }

  const { user } = await renderInHost(<Form />);
  await user.click(screen.getByRole('button'));
  expect(form.setErrors).toHaveBeenCalledWith({ name: 'Champ requis' });
  expect(form.setTouched).toHaveBeenCalledWith({ name: true }, false);
  expect(shown).toEqual([undefined, refused.message]);
});

const wrongPassword = 'Votre mot de passe actuel est incorrect';
test.each([
  ['fr', 'WRONG_PASSWORD', wrongPassword, wrongPassword],
  ['en', 'WRONG_PASSWORD', wrongPassword, en.errors.WRONG_PASSWORD],
  ['en', 'INVALID', 'Trop court', 'Trop court'],
] as const)(
  'in %s, the error %s of a field, with the text « %s », is shown as « %s »',
  async (locale, code, text, expected) => {
    const setErrors = jest.fn();

    function Sent() {
      const failure = useFailure();
      const thrown = { status: 422, code, message: 'Refusé', fields: { current_password: text } };
      return <button onClick={() => failure.toForm(thrown, { setErrors })}>Envoyer</button>;
    }

    const { user } = await renderInHost(<Sent />, { locale });
    await user.click(screen.getByRole('button'));
    expect(setErrors).toHaveBeenCalledWith({ current_password: expected });
  },
);
