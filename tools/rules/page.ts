import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { root } from '../rooms.ts';
import { render, unknownIds, withoutTest } from './render.ts';
import { rules } from './rules.ts';
import { scan } from './scan.ts';

// `npm run rules` writes the page; `--check`, as the tests do it, fails when it is stale or a rule has no test.
const checking = process.argv.includes('--check');
const path = join(root, 'docs/rules.md');

const shown = scan(root);
const unknown = unknownIds(rules, shown);
const bare = withoutTest(rules, shown);
const page = await format(render(rules, shown), { ...(await resolveConfig(path)), filepath: path });
const stale = checking && (!existsSync(path) || readFileSync(path, 'utf8') !== page);

if (!checking) writeFileSync(path, page);
for (const one of unknown) console.log(`Unknown rule ${one}`);
if (bare.length) console.log(`Rules without a test:\n${bare.map(({ id, text }) => `  ${id}  ${text}`).join('\n')}`);
if (stale) console.log('docs/rules.md is stale: npm run rules');
console.log(`${rules.length} rules, ${shown.length} tests that show them.`);
process.exitCode = unknown.length || stale || (checking && bare.length) ? 1 : 0;
