import { defineConfig } from '@playwright/test';

import portal from '../playwright.config.ts';

const { use } = portal;

/** Settings of `npm run test:stories`, which tests the built Storybook without a portal. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/stories',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 10 * 60_000,
  use: { ...use, trace: 'off' },
});
