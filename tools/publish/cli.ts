import { build } from '../nx.ts';
import { resolveRemoteName } from '../packages.ts';
import { remotesDirOf } from '../run/settings.ts';
import { publish, rollback } from './publish.ts';

const [action, ...names] = process.argv.slice(2);
const remotesDir = remotesDirOf(process.env);

try {
  if (!names.length) throw new Error(`Which remote? For example: npm run ${action}-remote -- mf-teacher`);
  for (const name of names.map(resolveRemoteName)) {
    if (action === 'rollback') {
      console.log(`${name} is back at ${rollback(name, remotesDir)}.`);
      continue;
    }
    await build([name]);
    const { version, changed } = await publish(name, remotesDir);
    console.log(changed ? `${name} ${version} is published.` : `${name} ${version} is already in use.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
