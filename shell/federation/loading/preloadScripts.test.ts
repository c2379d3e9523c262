import { preloadScripts } from './preloadScripts.ts';

test('preloads a version’s first scripts from the manifest’s folder', () => {
  const manifest = '/remotes/mf-teacher/1/mf-manifest.json';
  preloadScripts({
    name: 'mf-teacher',
    shell: '^1',
    roles: [],
    routes: [],
    menu: [],
    version: '1',
    manifest,
    first: ['entry.js'],
  });
  const link = document.head.querySelector('link[rel="preload"]');
  expect(link).toHaveAttribute('href', '/remotes/mf-teacher/1/entry.js');
  expect(link).toHaveProperty('as', 'script');
});

test('preloads nothing for a version published without first scripts', () => {
  document.head.replaceChildren();
  preloadScripts({
    name: 'mf-x',
    shell: '^1',
    roles: [],
    routes: [],
    menu: [],
    version: '1',
    manifest: '/remotes/mf-x/1/m.json',
  });
  expect(document.head).toBeEmptyDOMElement();
});
