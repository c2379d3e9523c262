import { confineCss } from '../../webpack/screen-css.loader.ts';
import { cssProblems, unscopedSelectors } from './css.ts';

const name = 'mf-librarian';

test('accepts selectors confined by the build, also when minified', () => {
  const css = confineCss('nav{a:b} .x::before, .y > .z:hover{c:d} @media print{.x{e:f}} @keyframes k{from{a:b}}');
  expect(unscopedSelectors(css, name)).toEqual([]);
  expect(unscopedSelectors(css.replace(/, /g, ',').replace(/ > /g, '>'), name)).toEqual([]);
});

test('accepts @scope and classes of the remote', () => {
  const css = '@scope (.x){nav{a:b}} .mf-librarian-list > .mf-librarian-row:hover{c:d} @font-face{font-family:x}';
  expect(unscopedSelectors(css, name)).toEqual([]);
});

test('names each selector that reaches the shell, its file and the remedy [portal.publish-checked]', () => {
  const css =
    'nav, .sh-menu{display:none} .mf-librarian-list a{x:y} @media print{header{display:none}} .mf-librarian-a{x:y}';
  expect(
    cssProblems(
      name,
      new Map([
        ['a.css', Buffer.from(css)],
        ['a.js', Buffer.from('nav{}')],
      ]),
    ),
  ).toEqual([
    {
      what: 'a.css styles more than the remote’s own elements: nav | .sh-menu | .mf-librarian-list a | header',
      remedy:
        'Build with tools/webpack (it confines style sheets), use @scope, or classes that start with .mf-librarian-',
    },
  ]);
});

test('names each file with an `@page` rule that has no name [portal.publish-checked]', () => {
  const sheets = {
    'all.css': '@page { margin: 0 }',
    'first.css': '@media print { @page:first{margin:0} }',
    'own.css': '@page sheet { margin: 0 } @page sheet:first { margin: 1cm }',
  };
  const files = new Map(Object.entries(sheets).map(([path, css]) => [path, Buffer.from(css)]));
  expect(cssProblems(name, files).map(({ what }) => what)).toEqual(
    ['all.css', 'first.css'].map(
      (path) => `${path} has an @page rule without a name, which applies to every print of the portal`,
    ),
  );
});
