import type { RemoteRecord } from '@memocartes/shared-shell/remote';

export const record = {
  name: 'mf-superadmin',
  shell: '^1',
  roles: ['SUPERADMIN'],
  routes: [
    { path: '/Dashboard' },
    { path: '/Params' },
    { path: '/superadmin' },
    { path: '/superadmin/schools' },
    { path: '/superadmin/schools/:id' },
    { path: '/superadmin/schools/:id/year-change' },
    { path: '/superadmin/followers-app' },
    { path: '/superadmin/certified-cards' },
    { path: '/superadmin/audit' },
    { path: '/classes/:id?' },
    { path: '/students/:id?' },
  ],
  planned: ['/Resources', '/superadmin/invoices', '/classes/collective/:id?'],
  menu: [
    { type: 'item', title: 'menu.professionals', to: '/superadmin/schools', icon: 'school', colour: 'blue' },
    { type: 'item', title: 'menu.individuals', icon: 'user', colour: 'cyan' },
    { type: 'item', title: 'menu.editions', icon: 'book', colour: 'orange' },
    {
      type: 'item',
      title: 'menu.certifiedCards',
      to: '/superadmin/certified-cards',
      icon: 'star',
      colour: 'green',
    },
    { type: 'item', title: 'menu.superadmins', to: '/superadmin', icon: 'shield', colour: 'violet' },
    { type: 'item', title: 'menu.followersApp', to: '/superadmin/followers-app', icon: 'family', colour: 'pink' },
    { type: 'item', title: 'menu.audit', to: '/superadmin/audit', icon: 'list', colour: 'cyan' },
    { type: 'item', title: 'menu.invoices', to: '/superadmin/invoices', icon: 'invoice', colour: 'gold' },
    { type: 'item', title: 'menu.resources', to: '/resources', icon: 'file', colour: 'teal' },
  ],
} as const satisfies RemoteRecord;
