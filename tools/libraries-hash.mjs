// Prints a hash of the libraries in package-lock.json, an input of every build and test. Workspace packages are left
// out: a new remote must not rebuild the others, which would give them new versions.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const lockfile = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
const libraries = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
  .sort();
console.log(createHash('sha256').update(libraries.join('\n')).digest('hex'));
