/** Import statements for the packages and files that a style sheet names by `@import` and `url()`. */
const importsOfCss = (css) =>
  [...css.matchAll(/(?:@import\s+|url\()\s*['"]((?!\/|data:)[^'"]+)['"]/g)]
    .map(([, path]) => `import '${path}';`)
    .join('\n');

/** The import statements of a page of Storybook. */
const importsOfMdx = (page) => page.match(/^import .+$/gm)?.join('\n') ?? '';

/** Knip finds unused files, exports and dependencies, and dependencies that a package uses without declaring them. */
export default {
  // Most packages export every file or folder: without this, none of their exports would be checked.
  includeEntryExports: true,
  // A type that its own file uses describes what the file exports: the props of a component, the values of a form.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // Oxlint imports its configuration and its plugin.
    '{oxlint.config,tools/lint/restricted-syntax}.js': ['exports'],
    // Remotes import these facades instead of the libraries, by name.
    'shell/federation/facades/*.ts': ['exports'],
    // The monolith of the benchmark is built with these files instead of the shell's modules of the same names.
    'bench/web/app/*.ts': ['exports'],
    // Imported by the entry module that `tools/webpack/config.ts` makes from a string.
    'shared-shell/fake-host/alone/*': ['exports'],
    // Jest imports the default exports of these files.
    'server/{jest.embedded.config.js,testing/run/embedded-*.ts}': ['exports'],
    // These files replace `tools/packages.ts` and `tools/settings.ts` in the packed SDK.
    'tools/pack-sdk/remote-build/{packages,settings}.ts': ['exports'],
    // webpack loads these files by their paths.
    'tools/webpack/{*.loader.ts,runtime.js,refresh/*}': ['exports'],
  },
  compilers: { css: importsOfCss, mdx: importsOfMdx },
  workspaces: {
    '.': {
      entry: ['jest.*.{js,cjs}', 'jest.web/*.js', 'oxlint.config.js'],
      // Each template is copied to its own repository, where its imports are packages of the SDK.
      ignore: ['templates/**'],
      // `bootstrap.mjs` starts the project's Node by its path, and `tools/lint/cli.ts` starts Oxlint by its path.
      ignoreDependencies: ['node', 'oxlint', 'oxlint-tsgolint'],
    },
    bench: {
      // Commands of `npm run bench:…`; each `*.main.ts` is a separate process.
      entry: ['*.ts', '*/**/*.main.ts', 'web/app/*.ts', 'antd/app/main.tsx'],
    },
    server: {
      entry: ['commands/*.ts', 'portal/tablet/sw.js'],
      jest: { config: ['jest.config.js', 'jest.embedded.config.js'] },
      // `server/print/fonts` makes the path from the font's name.
      ignoreDependencies: ['@fontsource/.+'],
    },
    e2e: { playwright: { config: ['playwright.config.ts', 'stories/playwright.config.ts'] } },
    shell: {
      // `tools/webpack/sharing.ts` makes the path of a facade from its library's name.
      entry: ['main.ts', 'federation/facades/*.ts'],
    },
    'mf-*': {
      entry: ['record.ts', 'remote.ts'],
    },
    storybook: {
      entry: ['design/*.mdx'],
    },
    tools: {
      jest: { config: ['jest.config.js', 'jest.test.config.js', 'jest.checks.config.js'] },
      // `tools/fonts/subset.ts` makes the path of a font from its name.
      ignoreDependencies: ['@fontsource-variable/.+'],
      // Commands of `bootstrap.mjs` and of the targets in `package.json`, separate processes, and files that webpack
      // loads by their paths. Nx runs `libraries-hash.mjs` as an input of builds and tests.
      entry: [
        '*.ts',
        'libraries-hash.mjs',
        '{fonts,lint,new-remote,pack-sdk,privacy,publish,rules,run,supply,test}/*.ts',
        'pack-sdk/remote-build/*.ts',
        'lint/restricted-syntax.js',
        'publish/testing/*.ts',
        'webpack/*.loader.ts',
        'webpack/runtime.js',
        'webpack/refresh/*',
      ],
    },
  },
};
