import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compile } from '../build.ts';
import { FacadeGuard } from './facade-guard.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'facade-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const compileImport = (statement: string) => {
  writeFileSync(join(folder, 'screen.js'), `${statement}\nconsole.log(name);`);
  return compile({
    mode: 'development',
    context: folder,
    entry: './screen.js',
    output: { path: join(folder, 'dist') },
    externals: { 'react-i18next': 'i18n', i18next: 'i18n' },
    plugins: [new FacadeGuard()],
  });
};

test('builds what imports names of a facade', async () => {
  await expect(compileImport(`import { useTranslation as name } from 'react-i18next';`)).resolves.toBeDefined();
}, 60_000);

test('refuses a name that the facade lacks: the message has the file, the name and the remedy', async () => {
  await expect(compileImport(`import { Trans as name } from 'react-i18next';`)).rejects.toThrow(
    /screen\.js: “Trans” of react-i18next is not provided by the shell\. Don’t import it, or add it to shell\/federation\/facades\/react-i18next\.ts of the portal’s repository\./,
  );
  await expect(compileImport(`import name from 'i18next';`)).rejects.toThrow('“default” of i18next is not provided');
}, 60_000);
