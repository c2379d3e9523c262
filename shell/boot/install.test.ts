import { makeInstallable } from './install.ts';

const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
beforeEach(() => document.head.replaceChildren());

test.each(['/', '/dashboard', '/devices'])('the portal can be installed from %s [interface.install]', (path) => {
  makeInstallable(path);
  expect(links()).toEqual([
    ['manifest', '/install/app.webmanifest'],
    ['apple-touch-icon', '/install/apple-touch-icon.png'],
  ]);
});

test.each(['/device', '/device/home', '/Device/'])('%s keeps its own manifest [interface.install]', (path) => {
  makeInstallable(path);
  expect(links()).toEqual([]);
});
