import { paths } from './settings.ts';
import { startSimulator } from './testing/fixture.ts';
import { TestBrowser } from './testing/test-browser.ts';

let gar: Awaited<ReturnType<typeof startSimulator>>;

beforeAll(async () => {
  gar = await startSimulator();
});

afterAll(() => gar.stop());

const signOut = (browser: TestBrowser, query: Record<string, string> = {}) =>
  browser.fetch(`${gar.client.issuer}${paths.end_session}?${new URLSearchParams(query)}`);
const home = () => new URL('/', gar.client.redirectUri).href;

test('signing out with the ID token ends the session and redirects', async () => {
  const browser = new TestBrowser();
  const { id_token, access_token } = await gar.tokens('claire-moreau', browser);
  const response = await signOut(browser, { id_token_hint: id_token, post_logout_redirect_uri: home(), state: 'x' });
  expect(response.headers.get('location')).toBe(`${home()}?state=x`);
  expect((await gar.userinfo(access_token)).status).toBe(401);
});

test('signing out without an ID token asks for confirmation', async () => {
  const browser = new TestBrowser();
  const { access_token } = await gar.tokens('claire-moreau', browser);
  const page = await signOut(browser);
  const html = await page.text();
  expect(html).toContain('Se déconnecter du GAR');
  expect(html).not.toContain('<script');
  expect((await gar.userinfo(access_token)).status).toBe(200);

  const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? '';
  const confirm = `${gar.client.issuer}${paths.end_session}/confirm`;
  expect((await browser.post(confirm, { logout: 'yes', xsrf: 'guess' })).status).toBe(400);
  const response = await browser.post(confirm, { logout: 'yes', xsrf });
  const done = await browser.fetch(response.headers.get('location') ?? '');
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('Vous êtes déconnecté');
  expect((await gar.userinfo(access_token)).status).toBe(401);
});

test('signing out without a session redirects to a registered address, otherwise to the page « Vous êtes déconnecté »', async () => {
  const registered = await signOut(new TestBrowser(), {
    post_logout_redirect_uri: home(),
    client_id: gar.client.clientId,
  });
  expect(registered.headers.get('location')).toBe(home());
  const unregistered = await signOut(new TestBrowser(), { post_logout_redirect_uri: 'http://elsewhere.example/' });
  expect(unregistered.headers.get('location')).toBe(`${gar.client.issuer}${paths.end_session}/success`);
});

test('an unknown path returns 404, below the issuer or not', async () => {
  const inside = await fetch(`${gar.client.issuer}/nothing`);
  expect(inside.status).toBe(404);
  expect(await inside.text()).toContain('Page introuvable');
  expect((await fetch(new URL('/garage', gar.client.issuer))).status).toBe(404);
});
