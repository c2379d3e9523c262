import { readState } from '../../server/remotes/registry/files.ts';
import { build } from '../nx.ts';
import { resolveRemoteName } from '../packages.ts';
import { step } from '../progress.ts';
import { fullRemoteName } from '../remote-name.ts';
import { portalShellDirOf, remotesDirOf } from '../settings.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { authorAndCommit } from './author.ts';
import { changeRemote, isRegistryAction, type RegistryAction } from './change-registry.ts';
import { checksOf, failedChecks } from './checks/checks.ts';
import { failureMessage } from './failure.ts';
import { notServedNote } from './not-served.ts';
import { listRemotes } from './output/list.ts';
import { publish } from './publish.ts';

const remotesDir = remotesDirOf(process.env);
const shellDir = portalShellDirOf(process.env);

const check = (name: string) => failedChecks(checksOf(name));

async function publishRemotes({ names, audience, skipsChecks }: Arguments) {
  for (const name of names.map(resolveRemoteName)) {
    await step(`${name} built`, () => build([name]));
    const { version, outcome, size, warning } = await publish(name, remotesDir, {
      shellDir,
      ...(audience && { audience }),
      ...(!skipsChecks && { check }),
    });
    const asCandidate = audience ? ' as a candidate' : '';
    console.log(
      `${name} ${version}: ${outcome}${asCandidate}, in ${remotesDir}.${size ? ` ${size}.` : ''}${notServedNote(name, remotesDir)}`,
    );
    if (warning) console.error(warning);
  }
}

async function changeRemotes(action: RegistryAction, { names, to, reason }: Arguments) {
  const change = { at: new Date().toISOString(), by: authorAndCommit().by, ...(reason !== undefined && { reason }) };
  const options = { remotesDir, shellDir, change, ...(to !== undefined && { to }) };
  for (const name of names) console.log(await changeRemote(action, name, options));
}

const [action = '', ...args] = process.argv.slice(2);
try {
  if (action === 'list') console.log(listRemotes(readState(remotesDir), args.map(fullRemoteName)).join('\n'));
  else if (action === 'publish') await publishRemotes(readArguments(action, args));
  else if (isRegistryAction(action)) await changeRemotes(action, readArguments(action, args));
  else throw new Error(`Unknown action “${action}”.`);
} catch (error) {
  console.error(failureMessage(error));
  process.exitCode = 1;
}
