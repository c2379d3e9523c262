import { users } from '@memocartes/contract/users/users.routes';

import { newBrowserMail } from '../auth/notice-mails/notices.mails.ts';
import { readConfig } from '../config/config.ts';
import { invitationMail } from '../invitations/invitations.mail.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { asText } from './write-mail.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const config = readConfig({ DEMO: 'true' });
const hostile = [
  'http://evil.example',
  'evil.example/a?b',
  'www.evil.example',
  'moi@evil.example',
  'Ada\r\nBcc: tous@evil.example',
  '<a href="https://evil.example">ici</a>',
  'a\u202Ehttps://evil.example',
];
/** Texts that mail programs turn into links. */
const linkable = /https?:\/\/\S|www\.\S|[\w-]@[\w-]+\.\w|\b[\w-]{2,}\.(?:example|fr|com)\b/i;

describe.each([
  [
    'invitation',
    (person: { firstname: string; lastname: string; email: string }) =>
      invitationMail(
        config,
        { ...person, role: 'USER', children: [{ firstname: person.firstname, relation: 'Grand-parent' }] },
        { sender: person.firstname, school: person.lastname },
        'secret',
      ),
  ],
  [
    'notice',
    (person: { firstname: string; lastname: string; email: string }) =>
      newBrowserMail({ browser: 'Firefox', system: 'Windows', network: '' })(config, { ...person, lang: 'fr' }),
  ],
])('%s', (_kind, write) => {
  test.each(hostile)('the name %s creates no link, in text or HTML', (name) => {
    const { text, html } = write({ firstname: name, lastname: name, email: 'ada@test.example' });
    const [greeting = ''] = text.split('\n');
    expect(greeting).toMatch(/^Bonjour .*,$/);
    expect(greeting).not.toMatch(linkable);
    for (const line of text.split('\n').filter((line) => /vous ouvre/.test(line))) expect(line).not.toMatch(linkable);
    const [, shown = ''] = /<p [^>]*>(Bonjour [^]*?)<\/p>/.exec(html)!;
    expect(shown).not.toMatch(linkable);
    expect(shown).not.toContain('<');
  });
});

test('dates and times of a mail can be searched for: they get no zero-width space', () =>
  expect(asText('Le 10/12/2026 à 18:30, evil.example:80/a')).toBe(
    'Le 10/12/2026 à 18:30, evil.\u200bexample:\u200b80/\u200ba',
  ));

test.each(['http://evil.example', 'evil.example', 'www.evil', 'moi@evil'])(
  'the name %s is refused when entered',
  async (name) => {
    const schoolAdmin = await server.seed.schoolAdmin();
    const body = {
      role: 'TEACHER' as const,
      email: 'a@test.example',
      firstname: name,
      lastname: name,
      phone: '0639980001',
    };
    const { status, error } = await server.as(schoolAdmin).call(users.create, { body });
    expect([status, error.fields]).toEqual([
      422,
      {
        firstname: 'Un nom ne contient ni adresse web ni adresse e-mail\u00a0: retirez-la.',
        lastname: 'Un nom ne contient ni adresse web ni adresse e-mail\u00a0: retirez-la.',
      },
    ]);
  },
);

test.each(['Jean-Pierre', 'J.-P.', 'O’Neil', 'St. Martin', 'D. Le Goff', 'N’Diaye'])(
  '%s is accepted as a name',
  async (name) => {
    const { requiredName } = await import('@memocartes/contract/users/person-fields.schemas');
    expect(requiredName.safeParse(name).success).toBe(true);
  },
);
