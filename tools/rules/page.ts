import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { formatted } from '../format.ts';
import { root } from '../packages.ts';
import { missingFiles, renderAsvs, unknownTags, unmet } from './asvs/render.ts';
import { requirements } from './asvs/requirements.ts';
import { readCitations } from './citations.ts';
import { render, unknownCitations, unknownIds, withoutTest } from './render.ts';
import { readRules } from './rules.ts';
import { scan } from './tagged-tests/scan.ts';

// `npm run rules` writes `docs/rules.md` and `docs/security/asvs.md`. It fails on unknown ids and missing files. With
// `--check`, used by `npm test`, it writes nothing. It then also fails if a page is stale, a rule has no test, or a
// requirement has neither a test nor other evidence.
const { check = false } = parseArgs({ options: { check: { type: 'boolean' } } }).values;
const problems: string[] = [];

async function write(page: string, text: string) {
  const path = join(root, page);
  const content = await formatted(path, text);
  if (!check) writeFileSync(path, content);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== content) {
    problems.push(`${page} is stale: npm run rules`);
  }
}

const rules = readRules(root);
const ids = new Set(rules.map(({ id }) => id));
const tests = scan(root, ids);
const citations = readCitations(root, ids);
await write('docs/rules.md', render(rules, tests, citations));
await write('docs/security/asvs.md', renderAsvs(requirements, tests));

const unknown = [
  ...unknownIds(rules, tests),
  ...unknownCitations(rules, citations),
  ...unknownTags(requirements, tests),
];
problems.push(...unknown.map((item) => `Unknown: ${item}`));
problems.push(
  ...missingFiles(requirements, (path) => existsSync(join(root, path))).map((item) => `No such file: ${item}`),
);
if (check) {
  problems.push(...withoutTest(rules, tests).map(({ id, text }) => `Without a test: ${id}  ${text}`));
  problems.push(
    ...unmet(requirements, tests).map(({ id, text }) => `Neither test, file nor reason: asvs:${id}  ${text}`),
  );
}
for (const problem of problems) console.log(problem);
console.log(`${rules.length} rules, ${requirements.length} requirements, ${tests.length} tests that show them.`);
process.exitCode = problems.length > 0 ? 1 : 0;
