import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-superadmin',
  shell: '^1',
  roles: ['SUPERADMIN'],
  routes: [{ path: '/Dashboard' }],
  planned: [
    '/Params',
    '/Resources',
    '/superadmin',
    '/superadmin/certified-cards',
    '/superadmin/followers-app',
    '/superadmin/invoices',
    '/superadmin/schools',
    '/superadmin/schools/:id',
    '/classes/:id?',
    '/classes/collective/:id?',
    '/students/:id?',
  ],
  menu: [
    { type: 'item', title: 'menu.professionals', to: '/superadmin/schools', icon: 'school', colour: 'blue' },
    { type: 'item', title: 'menu.individuals', icon: 'individuals', colour: 'cyan' },
    { type: 'item', title: 'menu.editions', icon: 'editions', colour: 'orange' },
    {
      type: 'item',
      title: 'menu.certifiedCards',
      to: '/superadmin/certified-cards',
      icon: 'certified',
      colour: 'green',
    },
    { type: 'item', title: 'menu.superadmins', to: '/superadmin', icon: 'superadmin', colour: 'violet' },
    { type: 'item', title: 'menu.followersApp', to: '/superadmin/followers-app', icon: 'followers', colour: 'pink' },
    { type: 'item', title: 'menu.invoices', to: '/superadmin/invoices', icon: 'invoice', colour: 'gold' },
    { type: 'item', title: 'menu.resources', to: '/resources', icon: 'resources', colour: 'teal' },
  ],
} as const satisfies RemoteRecord;
