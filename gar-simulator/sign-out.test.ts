import { startSimulator } from './fixture.ts';
import { paths } from './settings.ts';
import { Walker } from './walk.ts';

let gar: Awaited<ReturnType<typeof startSimulator>>;
beforeAll(async () => {
  gar = await startSimulator();
});
afterAll(() => gar.stop());

const leave = (walker: Walker, query: Record<string, string> = {}) =>
  walker.fetch(`${gar.client.issuer}${paths.end_session}?${new URLSearchParams(query)}`);
const home = () => new URL('/', gar.client.redirectUri).href;

test('with the ID token, the session ends at once and the person is sent home', async () => {
  const walker = new Walker();
  const { id_token, access_token } = await gar.tokens('claire-moreau', walker);
  const answer = await leave(walker, { id_token_hint: id_token, post_logout_redirect_uri: home(), state: 'x' });
  expect(answer.headers.get('location')).toBe(`${home()}?state=x`);
  expect((await gar.userinfo(access_token)).status).toBe(401);
});

test('without it, the person is asked', async () => {
  const walker = new Walker();
  const { access_token } = await gar.tokens('claire-moreau', walker);
  const page = await leave(walker);
  const html = await page.text();
  expect(html).toContain('Se déconnecter du GAR');
  expect(html).not.toContain('<script');
  expect((await gar.userinfo(access_token)).status).toBe(200);

  const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? '';
  const confirm = `${gar.client.issuer}${paths.end_session}/confirm`;
  expect((await walker.post(confirm, { logout: 'yes', xsrf: 'guess' })).status).toBe(400);
  const answer = await walker.post(confirm, { logout: 'yes', xsrf });
  const done = await walker.fetch(answer.headers.get('location') ?? '');
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('Vous êtes déconnecté');
  expect((await gar.userinfo(access_token)).status).toBe(401);
});

test('nobody signed in: home, or nowhere that is not registered', async () => {
  const left = await leave(new Walker(), { post_logout_redirect_uri: home(), client_id: gar.client.clientId });
  expect(left.headers.get('location')).toBe(home());
  const elsewhere = await leave(new Walker(), { post_logout_redirect_uri: 'http://elsewhere.example/' });
  expect(elsewhere.headers.get('location')).toBe(`${gar.client.issuer}${paths.end_session}/success`);
});

test('an address that the simulator lacks is not found, inside the issuer or beside it', async () => {
  const inside = await fetch(`${gar.client.issuer}/nothing`);
  expect(inside.status).toBe(404);
  expect(await inside.text()).toContain('Page introuvable');
  expect((await fetch(new URL('/garage', gar.client.issuer))).status).toBe(404);
});
