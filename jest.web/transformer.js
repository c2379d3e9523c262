import { dirname } from 'node:path';

import swc from '@swc/jest';

const root = dirname(import.meta.dirname);

/**
 * The transformer of `@swc/jest` with a cache that packages share. The cache key depends on the file and the options of
 * swc, not on the package that imports the file.
 */
export default {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (source, path, { instrument, supportsStaticESM }) =>
        transformer.getCacheKey(source, path, {
          instrument,
          supportsStaticESM,
          config: { rootDir: root },
          configString: JSON.stringify(options),
        }),
    };
  },
};
