import { isPlainMarkup, isScriptAddress } from './trustedTypes.ts';

/** The policy created by the shell, in a browser with Trusted Types. */
async function createdPolicy() {
  const createPolicy = jest.fn((_name: string, rules: Record<string, (text: string) => unknown>) => rules);
  jest.resetModules();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { scriptUrl } = await import('./trustedTypes.ts');
  const [name, rules] = createPolicy.mock.calls[0]!;
  return { name, rules, scriptUrl };
}

afterEach(() => Object.assign(globalThis, { trustedTypes: undefined }));

test.each([
  ['/assets/main.abc.js', true],
  ['/remotes/mf-teacher/1.0.0-ab/entry.js?attempt=1', true],
  ['/device/sw.js', true],
  ['https://remotes.example/mf-x/entry.js', true],
  ['/api/documents/12/file', false],
  ['/remotes/registry.json', false],
  ['/assets/../api/documents/12/file', false],
  ['/assets/%2e%2e/api/documents/12/file', false],
  ['/device/other.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/12', false],
  ['javascript:alert(1)', false],
  ['http://', false],
])('the script URL %s is accepted: %s', (address, expected) => {
  expect(isScriptAddress(address)).toBe(expected);
});

test.each([
  ['', true],
  ['.a > .b{color:red}', true],
  [
    '<div class="cropper-container" touch-action="none"><span class="line-e" data-cropper-action="e"></span></div>',
    true,
  ],
  ['<img src=x onerror=alert(1)>', false],
  ['<div onclick="alert(1)">', false],
  ['<div class="a"onclick="alert(1)">', false],
  ['<div class="a" style="x">', false],
  ['<script></script>', false],
  ['<di<div class="a">v onclick="x">', false],
  ['<svg><a href="javascript:alert(1)">', false],
])('the markup %s is accepted: %s', (markup, expected) => {
  expect(isPlainMarkup(markup)).toBe(expected);
});

test('the policy refuses code in strings, markup that is not plain, and script URLs of uploads', async () => {
  const { name, rules, scriptUrl } = await createdPolicy();
  expect(name).toBe('default');
  expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
  expect(rules['createHTML']!('<b>x</b>')).toBeNull();
  expect(rules['createHTML']!('.a{}')).toBe('.a{}');
  expect(rules['createScriptURL']!('/api/documents/1/file')).toBeNull();
  expect(scriptUrl('/assets/a.js')).toBe('/assets/a.js');
});

test('in a browser without Trusted Types, the URL is unchanged', async () => {
  jest.resetModules();
  const { scriptUrl } = await import('./trustedTypes.ts');
  expect(scriptUrl('/assets/a.js')).toBe('/assets/a.js');
});
