import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-follower',
  shell: '^1',
  roles: ['USER'],
  routes: [{ path: '/Dashboard' }],
  planned: ['/Params', '/Resources', '/my-childrens', '/messaging', '/students/:id?'],
  menu: [
    { type: 'item', title: 'menu.myChildren', to: '/my-childrens', icon: 'children', colour: 'orange' },
    { type: 'item', title: 'menu.messaging', to: '/messaging', icon: 'messaging', colour: 'pink', need: 'chat:list' },
    { type: 'item', title: 'menu.resources', to: '/resources', icon: 'resources', colour: 'teal' },
    { type: 'item', title: 'menu.contact', icon: 'contact', colour: 'grey', contact: true },
  ],
} as const satisfies RemoteRecord;
