import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../packages.ts';

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** A repository of a few files, checked with the project's own configuration. */
const files = {
  'contract/students/students.calls.ts': 'export const calls = 1;',
  'contract/students/students.routes.ts':
    "import { z } from 'zod';\nexport const routes = z;\nexport type Student = string;",
  'shared-ui/button/index.ts': "import { Button } from 'antd';\nexport const button = Button;",
  'shared-ui/button/inside.ts': 'export const inside = 1;',
  'mf-a/good.ts':
    "import { calls } from '../contract/students/students.calls.ts';\nimport type { Student } from '../contract/students/students.routes.ts';\nimport { button } from '../shared-ui/button/index.ts';\nexport const good: [Student, unknown, unknown] = ['', calls, button];",
  'mf-a/sibling.ts': "export { b } from '../mf-b/b.ts';",
  'mf-b/b.ts': 'export const b = 1;',
  'mf-b/zod.ts': "export { routes } from '../contract/students/students.routes.ts';",
  'mf-b/antd.ts': "export { Button } from 'antd';",
  'mf-b/deep.ts': "export { inside } from '../shared-ui/button/inside.ts';",
  'shared-ui/button/contract.ts': "export { calls } from '../../contract/students/students.calls.ts';",
  'contract/upwards.ts': "export { b } from '../mf-b/b.ts';",
  'shell/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
  'shell/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
  'shell/nowhere.ts': "export { nothing } from './nothing.ts';",
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependency-rules-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.web.json', 'tsconfig.base.json', 'assets.d.ts']) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

type Report = {
  readonly summary: {
    readonly violations: { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[];
  };
};

test('reports each forbidden import and nothing else', async () => {
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--no-cache', '--output-type', 'json', '.'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const violations = (JSON.parse(output) as Report).summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`);
  expect([...new Set(violations)].sort()).toEqual([
    'contract/upwards.ts: contract-imports-only-allowed-packages',
    'mf-a/sibling.ts: mf-*-imports-only-allowed-packages',
    'mf-b/antd.ts: antd-in-shared-ui-only',
    'mf-b/deep.ts: features-through-their-index',
    'mf-b/zod.ts: zod-behind-the-contract',
    'shared-ui/button/contract.ts: shared-ui-imports-only-allowed-packages',
    'shell/nowhere.ts: resolvable',
    'shell/one.ts: no-cycles',
  ]);
}, 60_000);
