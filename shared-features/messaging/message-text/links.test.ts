import { splitLinks } from './links.ts';

test.each([
  ['sans adresse', [{ text: 'sans adresse' }]],
  [
    'voir https://example.org/a?b=1.',
    [{ text: 'voir ' }, { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' }, { text: '.' }],
  ],
  ['www.ecole.fr', [{ text: 'www.ecole.fr', href: 'https://www.ecole.fr' }]],
  ['javascript:alert(1) data:text/html,x', [{ text: 'javascript:alert(1) data:text/html,x' }]],
  ['<a href="https://x.fr">', [{ text: '<a href="' }, { text: 'https://x.fr', href: 'https://x.fr' }, { text: '">' }]],
])('%s: only web addresses become links [messaging.links]', (content, pieces) => {
  expect(splitLinks(content)).toEqual(pieces);
});
