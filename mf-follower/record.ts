import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-follower',
  shell: '^1',
  roles: ['USER'],
  routes: [
    { path: '/Dashboard' },
    { path: '/Params' },
    { path: '/my-childrens/:id?' },
    { path: '/students/:id?' },
    { path: '/Resources' },
    { path: '/messaging/:id?', need: 'messaging:use' },
  ],
  planned: [],
  menu: [
    { type: 'item', title: 'menu.myChildren', to: '/my-childrens', icon: 'family', colour: 'orange' },
    {
      type: 'item',
      title: 'menu.messaging',
      to: '/messaging',
      icon: 'message',
      colour: 'pink',
      need: 'messaging:use',
      badge: 'UNREAD_MESSAGES',
    },
    { type: 'item', title: 'menu.resources', to: '/resources', icon: 'file', colour: 'teal' },
    { type: 'item', title: 'menu.contact', icon: 'help', colour: 'grey', contact: true },
  ],
} as const satisfies RemoteRecord;
