import { confineCss } from './screen-css.loader.ts';

const remoteElements = ':where(.sh-screen *, .sh-aside *, body > :not(#root), body > :not(#root) *)';

test.each([
  ['nav{display:none}', `nav${remoteElements}{display:none}`],
  ['.a, .b:hover > .c::before{x:y}', `.a${remoteElements}, .b:hover > .c${remoteElements}::before{x:y}`],
  ['@media print{@page{margin:0}.x{y:z}}', `@media print{@page{margin:0}.x${remoteElements}{y:z}}`],
  ['@keyframes k{from{a:b}}', '@keyframes k{from{a:b}}'],
  [':root[data-mode=dark] .z{a:b}', `:root[data-mode=dark] .z${remoteElements}{a:b}`],
])('%s reaches only the remote’s own elements', (css, confined) => {
  expect(confineCss(css)).toBe(confined);
});
