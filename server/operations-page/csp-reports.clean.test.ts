import { cspReports } from '@memocartes/contract/portal/csp-reports.schemas';

import { readViolations } from './csp-reports.clean.ts';

const portal = 'https://memocartes.example';
const readReport = (body: unknown) => readViolations(cspReports.parse(body));

const violation = (overrides: object) => ({
  type: 'csp-violation',
  age: 12,
  url: `${portal}/students/12?token=secret`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `${portal}/students/12?token=secret`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'Ada Lovelace',
    ...overrides,
  },
});

test.each([
  [`${portal}/assets/main.ab12.js?x=secret#y`, '/assets/main.ab12.js'],
  [`${portal}/remotes/mf-teacher/1.0.0-ab/3f.js`, '/remotes/mf-teacher/1.0.0-ab/3f.js'],
  [`${portal}/students/12/ada`, portal],
  [`${portal}/assets/ada@example.fr`, portal],
  ['https://ada:secret@ads.example/people/ada?x=1', 'https://ads.example'],
  ['wss://live.example/x', 'wss://live.example'],
  ['data:image/png;base64,AAAA', 'data:'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['Ada Lovelace', ''],
])('reduces the blocked address %s to %s [operations-page.violations]', (blockedURL, blocked) => {
  expect(readReport([violation({ blockedURL })])).toEqual([{ directive: 'script-src-elem', blocked, source: '' }]);
});

test('reads a report in the older format, with its directive and source', () => {
  const report = {
    'document-uri': `${portal}/Dashboard`,
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://images.example/a.png?who=ada',
    'source-file': `${portal}/assets/a.js`,
    'original-policy': 'x',
  };
  expect(readReport({ 'csp-report': report })).toEqual([
    { directive: 'img-src', blocked: 'https://images.example', source: '/assets/a.js' },
  ]);
});

test('skips other kinds of reports, unknown directives and browser extensions', () => {
  const extension = violation({ sourceFile: 'chrome-extension://abc/content.js' });
  const unknown = violation({ effectiveDirective: 'made-up' });
  expect(readReport([{ type: 'deprecation', body: { id: 'x' } }, extension, unknown])).toEqual([]);
});
