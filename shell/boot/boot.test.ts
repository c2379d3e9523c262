import { publicPath } from './publicPath.ts';

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const arrive = async (address: string) => {
  history.replaceState(null, '', address);
  const { takeTicket, heldTicket } = await import('./ticket.ts');
  takeTicket();
  return heldTicket();
};

test('removes only the ticket from the address [asvs:14.2.1]', async () => {
  expect(await arrive('/classes/3?page=2&token=s3cret%2B&sort=name#top')).toBe('s3cret+');
  expect(location.pathname + location.search + location.hash).toBe('/classes/3?page=2&sort=name#top');
});

test('leaves an address without a ticket unchanged', async () => {
  expect(await arrive('/Dashboard?a=1%20b')).toBeUndefined();
  expect(location.search).toBe('?a=1%20b');
});

test('removes an empty ticket and returns none; no ticket is lost', async () => {
  expect(await arrive('/?token=')).toBeUndefined();
  expect(location.search).toBe('');
  expect((await import('./ticket.ts')).isTicketLost()).toBe(false);
});

test('replaces the history entry of the ticket instead of adding one [asvs:14.2.1]', async () => {
  const before = history.length;
  await arrive('/reset-password?token=abc');
  expect(history.length).toBe(before);
});

test('after a reload, the ticket is lost, unless it was used or there was none', async () => {
  const reload = async () => {
    jest.resetModules();
    return import('./ticket.ts');
  };

  await arrive('/Dashboard');
  expect((await reload()).isTicketLost()).toBe(false);
  await arrive('/Valid?token=abc');
  const { isTicketLost } = await import('./ticket.ts');
  expect(isTicketLost()).toBe(false);
  const reloaded = await reload();
  expect(reloaded.isTicketLost()).toBe(true);
  expect(JSON.stringify(history.state)).not.toContain('abc');
  reloaded.forgetTicket();
  expect((await reload()).isTicketLost()).toBe(false);
});

test.each([
  ['/', '/'],
  ['/LOGIN/', '/login'],
  ['/Reset', '/reset'],
  ['/Essai/', '/essai'],
  ['/Error403', '/error403'],
  ['/C/7F3A09C2E81B5D46', '/c'],
  ['/c/fr-ce1-0042/', '/c'],
  ['/c/a/b', undefined],
  ['/classes', undefined],
  ['/Dashboard', undefined],
  ['/resets', undefined],
])('%s is the public page %s', (path, page) => expect(publicPath(path)).toBe(page));
