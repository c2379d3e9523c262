import { createRequire } from 'node:module';

import type { StorybookConfig } from '@storybook/react-webpack5';

// No telemetry and no version check: Storybook sends nothing anywhere.
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

const require = createRequire(import.meta.url);
const packages = ['shared-ui', 'shared-features', 'mf-*', 'shell'];

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../design/*.mdx', ...packages.map((name) => `../../${name}/**/*.stories.tsx`)],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: false,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
  }),
};

export default config;
