import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-student',
  shell: '^1',
  roles: [],
  routes: [
    { path: '/device', layout: 'bare' },
    { path: '/device/home', layout: 'bare' },
  ],
  menu: [],
} as const satisfies RemoteRecord;
