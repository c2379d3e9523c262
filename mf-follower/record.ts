import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-follower',
  shell: '^1',
  roles: ['USER'],
  routes: [{ path: '/Dashboard' }, { path: '/Params' }, { path: '/my-childrens' }, { path: '/students/:id' }],
  planned: ['/Resources', '/messaging', '/students'],
  menu: [
    { type: 'item', title: 'menu.myChildren', to: '/my-childrens', icon: 'family', colour: 'orange' },
    { type: 'item', title: 'menu.messaging', to: '/messaging', icon: 'message', colour: 'pink', need: 'messaging:use' },
    { type: 'item', title: 'menu.resources', to: '/resources', icon: 'file', colour: 'teal' },
    { type: 'item', title: 'menu.contact', icon: 'help', colour: 'grey', contact: true },
  ],
} as const satisfies RemoteRecord;
