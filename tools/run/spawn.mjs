import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parentPollMs = 500;

/**
 * Runs a command until it exits, and forwards termination signals to it. npm starts scripts through a shell that does
 * not forward SIGTERM. When that shell ends, the command is stopped too.
 *
 * Plain JavaScript, since `bootstrap.mjs` needs it before anything is installed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code; 128 + the signal's number when a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const parent = process.ppid;
    const parentPoll = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) forward('SIGTERM');
    }, parentPollMs);
    const finish = (code) => {
      clearInterval(parentPoll);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
