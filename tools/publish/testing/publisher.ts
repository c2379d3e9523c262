import { join } from 'node:path';

import { publishBuild } from '../publish.ts';
import { fakeBuild } from './fakes.ts';

/**
 * Runs as a separate process: publishes versions one after the other and prints each (`name@version`) once it is
 * published.
 */
const [folder = '', shellDir = '', ...publications] = process.argv.slice(2);
for (const publication of publications) {
  const [name = '', version = ''] = publication.split('@');
  await publishBuild(fakeBuild(folder, name, version), join(folder, 'remotes'), { shellDir });
  console.log(publication);
}
