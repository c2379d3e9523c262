import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

import { root } from '../packages.ts';

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined; // No git, or not a checkout.
  }
}

const accountName = () => {
  try {
    return userInfo().username;
  } catch {
    return undefined; // A container may run under a user without a name.
  }
};

/**
 * `by`: name of the developer in git, otherwise of the system account. `commit`: the current commit, if any, with `+`
 * if tracked files differ from it.
 */
export function authorAndCommit(): { readonly by: string; readonly commit?: string } {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const isChanged = !!git('status', '--porcelain', '--untracked-files=no');
  return {
    by: git('config', 'user.name') || accountName() || 'unknown',
    ...(commit && { commit: `${commit}${isChanged ? '+' : ''}` }),
  };
}
