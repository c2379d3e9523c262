import { join } from 'node:path';

import { compile } from '../../tools/build.ts';
import { root } from '../../tools/packages.ts';
import { shellConfig } from '../../tools/webpack/config.ts';
import { SharedModulesPlugin } from '../../tools/webpack/shared-modules.ts';

/** Output folder of the compared screens. */
export const screensDir = join(root, '.cache/antd');

/** Builds the compared screens with the shell's settings, each in a separate chunk. */
export async function buildScreens(): Promise<void> {
  const config = shellConfig({ packageName: 'shell', mode: 'production', build: 'antd', outDir: screensDir });
  await compile({
    ...config,
    entry: { main: join(import.meta.dirname, 'app/main.tsx') },
    plugins: config.plugins?.filter((plugin) => !(plugin instanceof SharedModulesPlugin)),
  });
}
