import type { Remote } from '@memocartes/shared-shell/remote';

import type { Loader } from '../../../shell/federation/loading/loader.ts';

const remotes: Record<string, () => Promise<{ default: Remote }>> = {
  'mf-follower': () => import('../../../mf-follower/remote.ts'),
  'mf-student': () => import('../../../mf-student/remote.ts'),
  'mf-school-admin': () => import('../../../mf-school-admin/remote.ts'),
  'mf-superadmin': () => import('../../../mf-superadmin/remote.ts'),
  'mf-teacher': () => import('../../../mf-teacher/remote.ts'),
};

/** Replaces the shell's loader in the monolith: each remote is a lazy chunk of the same bundle. */
export function portalLoader(prepare: (remote: Remote) => Promise<void>): Loader {
  const opened = new Map<string, Promise<Remote>>();

  const open = async (name: string) => {
    const remote = (await remotes[name]!()).default;
    await prepare(remote);
    return remote;
  };

  const remoteOf = (name: string) => {
    const pending = opened.get(name) ?? open(name);
    opened.set(name, pending);
    return pending;
  };

  return {
    remote: async ({ name }) => ({ remote: await remoteOf(name), version: 'monolith' }),
    screen: async ({ name }, path) => {
      const remote = await remoteOf(name);
      return { Screen: (await remote.screens[path]!()).default, remote, version: 'monolith' };
    },
  };
}
