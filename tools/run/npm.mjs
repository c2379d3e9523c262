import process from 'node:process';

/**
 * The command line of npm. npm may belong to another Node installation; `npm_execpath` is the path of the npm that runs
 * this command. Plain JavaScript, since `bootstrap.mjs` needs it before anything is installed.
 *
 * @param {readonly string[]} args
 * @returns {{ file: string; args: string[]; shell: boolean }}
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? { file: process.execPath, args: [npm, ...args], shell: false }
    : { file: 'npm', args: [...args], shell: process.platform === 'win32' };
}
