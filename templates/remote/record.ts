import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-example',
  shell: '^1',
  roles: ['TEACHER'],
  routes: [{ path: '/example' }],
  menu: [
    {
      type: 'item',
      title: { fr: 'Une page à part', en: 'A separate page' },
      to: '/example',
      icon: 'book',
      colour: 'cyan',
    },
  ],
} as const satisfies RemoteRecord;
