import { auth } from '@memocartes/contract/auth/auth.routes';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { oidc } from '@memocartes/contract/oidc/oidc.routes';
import * as corrupt from '@memocartes/gar-simulator/corrupt';
import { DEMO_UAI } from '@memocartes/gar-simulator/people/uai';

import { formHeaders, signOnFixture, type SignOnResult } from './testing.ts';

let at: Awaited<ReturnType<typeof signOnFixture>>;

beforeAll(async () => {
  at = await signOnFixture();
  await at.server.seed.school({ code: '075 1234j', nb_teachers_max: 20 });
});

afterAll(() => at.close());
afterEach(() => at.corruptWith());

const refusalOf = ({ status, body }: SignOnResult) => ({ status, code: body.code });

const hasNoSession = async () => {
  const rows = await at.server.db.selectFrom('tokens').select('hash').execute();
  return rows.length === 0;
};

describe('refuses', () => {
  const notVerified = { status: 401, code: 'OIDC_REFUSED' };

  test.each([
    ['wrong aud', corrupt.wrongAudience],
    ['wrong iss', corrupt.wrongIssuer],
    ['wrong nonce', corrupt.wrongNonce],
    ['no nonce', corrupt.missingNonce],
    ['expired', corrupt.expired],
    ['signed by another key', corrupt.foreignSignature],
    ['changed after signing', corrupt.tampered],
    ['alg none', corrupt.algNone],
  ])(
    'an ID token, and opens no session: %s [accounts.gar-verified] [asvs:6.8.2] [asvs:9.1.1] [asvs:9.1.2] [asvs:9.1.3] [asvs:9.2.1] [asvs:9.2.3] [asvs:10.5.1] [asvs:10.5.3] [asvs:10.5.4]',
    async (_fault, corruption) => {
      at.corruptWith(corruption);
      expect(refusalOf(await at.tokens(at.portal(), 'claire-moreau'))).toEqual(notVerified);
      expect(await at.server.db.selectFrom('oidc_logins').select('sub').execute()).toEqual([]);
      expect(await hasNoSession()).toBe(true);
    },
  );

  test('an ID token for another person than the profile, and opens no session [asvs:9.1.1] [asvs:6.8.2]', async () => {
    at.corruptWith(corrupt.wrongSubject);
    expect(refusalOf(await at.signOn(at.portal(), 'claire-moreau'))).toEqual(notVerified);
    expect(await hasNoSession()).toBe(true);
  });

  test.each([
    ['a stolen code without its PKCE verifier', { verifier: 'x'.repeat(43) }],
    ['an invented code', { code: 'invented' }],
  ])('%s', async (_how, changed) => {
    expect(refusalOf(await at.tokens(at.portal(), 'claire-moreau', changed))).toEqual(notVerified);
  });

  test('a stolen code with its verifier, in another browser [asvs:10.1.2] [asvs:10.2.1]', async () => {
    const { code, verifier } = await at.begin(at.portal(), 'claire-moreau');
    const thief = at.portal();
    expect(refusalOf(await at.exchange(thief, code, verifier))).toEqual(notVerified);
    await thief.call(oidc.start, { body: {} });
    expect(refusalOf(await at.exchange(thief, code, verifier))).toEqual(notVerified);
  });

  test('a replayed code [asvs:10.1.2]', async () => {
    const browser = at.portal();
    const { code, verifier } = await at.begin(browser, 'claire-moreau');
    const nonce = browser.jar.get('oidc')!;
    expect((await at.exchange(browser, code, verifier)).status).toBe(200);
    browser.jar.set('oidc', nonce);
    expect(refusalOf(await at.exchange(browser, code, verifier))).toEqual(notVerified);
  });

  test('a code that is too old', async () => {
    expect(refusalOf(await at.tokens(at.portal(), 'code-expire'))).toEqual(notVerified);
  });

  test('an access token of another client, or a replayed one [asvs:10.1.1]', async () => {
    const own = await at.gar.tokens('claire-moreau');
    expect(refusalOf(await at.userinfo(at.portal(), own.access_token))).toEqual(notVerified);
    const { body } = await at.tokens(at.portal(), 'claire-moreau');
    const both = await Promise.all([1, 2].map(() => at.userinfo(at.portal(), body.access_token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refusalOf(await at.userinfo(at.portal(), body.access_token))).toEqual(notVerified);
  });

  test.each(['eleve', 'tuteur'])('the profile of “%s” [accounts.gar-profile]', async (person) => {
    expect(refusalOf(await at.signOn(at.portal(), person))).toEqual({ status: 403, code: 'PROFILE_REFUSED' });
  });

  test.each(['etablissement-inconnu', 'sans-etablissement'])(
    'a person without a school that has access: “%s” [accounts.gar-school]',
    async (person) => {
      const { status, body } = await at.signOn(at.portal(), person);
      expect({ status, message: body.message }).toEqual({
        status: 403,
        message: "Votre établissement n'a plus accès à la plateforme",
      });
    },
  );

  test('a form sent to another call', async () => {
    const init = { method: 'POST', headers: formHeaders, body: 'email=a%40b.fr&password=x' };
    for (const path of ['/api/auth/login', '/api/oidc/start']) {
      expect((await at.portal().fetch(path, init)).status).toBe(415);
    }
  });
});

describe('a sign-on', () => {
  const userOf = async (browser: ReturnType<typeof at.portal>) => (await browser.body(auth.user)).user;

  test.each([
    ['ens', 'claire-moreau'],
    ['doc', 'yann-le-goff'],
    ['dir, not a school admin here', 'sophie-laurent'],
    ['a profile in mixed case', 'profil-casse'],
  ])('opens the account of a teacher: %s [accounts.gar-profile]', async (_profile, person) => {
    const browser = at.portal();
    expect((await at.signOn(browser, person)).status).toBe(200);
    expect(await userOf(browser)).toMatchObject({ role: 'TEACHER' });
  });

  test('sets the session cookie, and removes the cookie of the started sign-on', async () => {
    const browser = at.portal();
    await at.signOn(browser, 'claire-moreau');
    expect([...browser.jar.keys()]).toEqual(['token']);
  });

  test('opens the same account each time, and only suggests classes', async () => {
    const first = at.portal();
    const second = at.portal();
    const { body } = await at.signOn(first, 'karim-benali');
    await at.signOn(second, 'karim-benali');
    expect((await userOf(second)).id).toBe((await userOf(first)).id);
    expect(body).toMatchObject({ DIV: ['CM1 A', 'CM2 B'], GRO: ['Anglais CM', 'Lecture CM1', 'Chorale'] });
    expect(await at.server.db.selectFrom('classes').select('id').execute()).toEqual([]);
  });

  test('the first one notifies the school admins of the new teacher, later ones do not [notifications.teacher-joined]', async () => {
    const { id } = await at.server.db
      .selectFrom('schools')
      .select('id')
      .where('code', '=', '075 1234j')
      .executeTakeFirstOrThrow();
    const schoolAdmin = await at.server.seed.schoolAdmin({ schoolId: id });
    const find = async () => (await at.server.as(schoolAdmin).body(notifications.list)).notifications;
    await at.signOn(at.portal(), 'aminata-diallo');
    const [notice, ...others] = await find();
    expect(notice!.notification).toMatchObject({ title: 'Nouvel enseignant par le GAR', link: '/schools/users' });
    expect(notice!.notification.content).toMatch(/^Aminata DIALLO est entré/);
    expect(others).toEqual([]);
    await at.signOn(at.portal(), 'aminata-diallo');
    expect(await find()).toHaveLength(1);
    await at.server.db.deleteFrom('authentications').where('firstname', '=', 'Aminata').execute();
  });

  test('two concurrent first sign-ons create one account', async () => {
    const browsers = [at.portal(), at.portal()];
    const results = await Promise.all(browsers.map((browser) => at.signOn(browser, 'thomas-petit')));
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(browsers.map(userOf));
    expect(first!.id).toBe(second!.id);
  });

  test('never opens another person’s account with the same address [accounts.gar-identity] [asvs:6.8.1] [asvs:10.5.2]', async () => {
    const email = 'enseignante@demo.memocartes.fr';
    const owner = await at.server.seed.teacher({ account: { email } });
    const browser = at.portal();
    await at.signOn(browser, 'courriel-deja-pris');
    const user = await userOf(browser);
    expect(user.id).not.toBe(owner.id);
    expect(user.authentication.email).toBeNull();
  });

  test('works for a person without address or name', async () => {
    for (const person of ['sans-courriel', 'peu-bavard']) {
      const browser = at.portal();
      expect((await at.signOn(browser, person)).status).toBe(200);
    }
  });

  test('is refused to a person who has been banned', async () => {
    const browser = at.portal();
    await at.signOn(browser, 'ines-da-silva');
    const { id } = await userOf(browser);
    await at.server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', id).execute();
    expect(await browser.status(auth.token)).toBe(401);
    expect(refusalOf(await at.signOn(at.portal(), 'ines-da-silva'))).toEqual({ status: 403, code: 'ACCOUNT_REFUSED' });
  });

  test('opens an existing account only in the school that it names, while that school has access [accounts.gar-own-school] [accounts.gar-school]', async () => {
    const { db, seed } = at.server;
    const signOn = () => at.signOn(at.portal(), 'claire-moreau');
    const browser = at.portal();
    await at.signOn(browser, 'claire-moreau');
    const { id_user, school_id: schoolId } = await userOf(browser);
    const moveTo = (schools_id: number | null) =>
      db.updateTable('users').set({ schools_id }).where('id', '=', id_user).execute();
    const setCode = (code: string) => db.updateTable('schools').set({ code }).where('id', '=', schoolId!).execute();
    await moveTo((await seed.school()).id);
    expect((await signOn()).body).toMatchObject({ code: 'CONFLICT', reason: 'GAR_OTHER_SCHOOL' });
    await moveTo(schoolId);
    await setCode('AUTRE CODE');
    expect(refusalOf(await signOn())).toEqual({ status: 403, code: 'SCHOOL_CLOSED' });
    await setCode('075 1234j');
    expect((await signOn()).status).toBe(200);
  });

  test('is refused when every seat is taken, and writes nothing [accounts.gar-school]', async () => {
    const count = async () => (await at.server.db.selectFrom('authentications').select('id').execute()).length;
    const seats = (count: number) =>
      at.server.db.updateTable('schools').set({ nb_teachers_max: count }).where('code', '=', '075 1234j').execute();
    const { nb_teachers } = await at.server.db
      .selectFrom('schools')
      .select('nb_teachers')
      .where('code', '=', '075 1234j')
      .executeTakeFirstOrThrow();
    await seats(nb_teachers);
    const before = await count();
    expect(refusalOf(await at.signOn(at.portal(), 'aminata-diallo'))).toEqual({
      status: 403,
      code: 'MAX_TEACHER_REACHED',
    });
    expect(await count()).toBe(before);
    await seats(20);
  });
});

describe('a linking code', () => {
  const school = () =>
    at.server.db.selectFrom('schools').select('id').where('code', '=', '075 1234j').executeTakeFirstOrThrow();

  const ownerWithCode = async (schoolId?: number) => {
    const owner = await at.server.seed.teacher({ schoolId: schoolId ?? (await school()).id });
    return { owner, code: (await at.server.as(owner).body(auth.link)).code };
  };

  const userOf = async (browser: ReturnType<typeof at.portal>) => (await browser.body(auth.user)).user;

  test('makes later sign-ons open its owner’s account, and deletes the unused account [accounts.gar-link-code]', async () => {
    const before = at.portal();
    await at.signOn(before, 'aminata-diallo');
    const { id: empty } = await userOf(before);
    const { owner, code } = await ownerWithCode();
    const browser = at.portal();
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await at.signOn(browser, 'aminata-diallo', { linkCode: typed })).status).toBe(200);
    expect(await userOf(browser)).toMatchObject({ id: owner.id, authentication: { is_linked: true } });
    const later = at.portal();
    await at.signOn(later, 'aminata-diallo');
    expect((await userOf(later)).id).toBe(owner.id);
    const remaining = at.server.db.selectFrom('authentications').select('id').where('id', '=', empty);
    expect(await remaining.executeTakeFirst()).toBeUndefined();
  });

  test('is refused while the account of earlier sign-ons is in use and has no password; nothing changes [accounts.gar-link-used]', async () => {
    const before = at.portal();
    await at.signOn(before, 'profil-casse');
    const { id: used, id_user } = await userOf(before);
    const { id: schoolId } = await school();
    const class_ = await at.server.seed.class({ schools_id: schoolId });
    await at.server.seed.teach(id_user, class_.id);
    const { owner, code } = await ownerWithCode();
    const link = () => at.signOn(at.portal(), 'profil-casse', { linkCode: code });
    expect(refusalOf(await link())).toEqual({ status: 409, code: 'GAR_ACCOUNT_USED' });
    const later = at.portal();
    await at.signOn(later, 'profil-casse');
    expect((await userOf(later)).id).toBe(used);
    // With a password the account stays reachable.
    await at.server.db.updateTable('authentications').set({ password_hash: 'x' }).where('id', '=', used).execute();
    expect((await link()).status).toBe(200);
    await at.signOn(later, 'profil-casse');
    expect((await userOf(later)).id).toBe(owner.id);
  });

  test('removes the name from the history of the unused account, and records its deletion [privacy.erasure]', async () => {
    const before = at.portal();
    await at.signOn(before, 'sophie-laurent');
    const { id_user: unused, firstname, lastname } = await userOf(before);
    const { owner, code } = await ownerWithCode();
    const body = { firstname, lastname };
    expect(await at.server.as(owner).status(auth.update, { id: owner.id, body })).toBe(200);
    expect((await at.signOn(at.portal(), 'sophie-laurent', { linkCode: code })).status).toBe(200);

    const historyOf = (userId: number) =>
      at.server.db
        .selectFrom('history')
        .select(['action', 'entity_name', 'changes'])
        .where('entity_type', '=', 'USER')
        .where('entity_id', '=', userId)
        .orderBy('id')
        .execute();

    const entity_name = `compte effacé nº ${unused}`;
    expect(await historyOf(unused)).toEqual([
      { action: 'CREATE', entity_name, changes: {} },
      { action: 'DELETE', entity_name, changes: {} },
    ]);
    // The remaining account has the same name: its history is unchanged.
    expect(await historyOf(owner.userId)).toMatchObject([{ entity_name: 'Sophie LAURENT' }]);
  });

  test('works once; a mistyped code is reported before the sign-on [accounts.gar-link-code]', async () => {
    const { code } = await ownerWithCode();
    await at.signOn(at.portal(), 'karim-benali', { linkCode: code });
    for (const wrong of [code, 'ABCDE-FGHJK']) {
      expect(await at.portal().errorCode(oidc.start, { body: { link_code: wrong } })).toBe('INVALID_KEY');
    }
  });

  test('is not replaced by its hash: a sign-on with a cookie made from the database links nothing [accounts.gar-link-code]', async () => {
    const { owner } = await ownerWithCode();
    const { hash } = await at.server.db
      .selectFrom('tickets')
      .select('hash')
      .where('authentications_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const browser = at.portal();
    const { code, verifier } = await at.begin(browser, 'karim-benali');
    browser.jar.set('oidc', `${browser.jar.get('oidc')!.split('.')[0]}.${hash.toString('base64url')}`);
    const { body } = await at.exchange(browser, code, verifier);
    expect(refusalOf(await at.userinfo(browser, body.access_token))).toEqual({ status: 401, code: 'INVALID_KEY' });
  });

  test('is refused for an account of another school', async () => {
    const { code } = await ownerWithCode((await at.server.seed.school()).id);
    expect(refusalOf(await at.signOn(at.portal(), 'claire-moreau', { linkCode: code }))).toEqual({
      status: 409,
      code: 'CONFLICT',
    });
  });
});

test('finds the school by its UAI, ignoring case and spaces', async () => {
  const rows = await at.server.db.selectFrom('identities').select('uai').distinct().execute();
  expect(rows).toEqual([{ uai: DEMO_UAI }]);
});
