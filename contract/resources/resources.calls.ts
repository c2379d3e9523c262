import { call } from '../http/call.ts';

export const resourcesCalls = {
  selectSections: call('GET', '/resources/sections/select', 'resource:list'),
  sections: call('GET', '/resources/sections', 'resource:list'),
  deleted: call('GET', '/resources/deleted', 'resource:create'),
  view: call('GET', '/resources/:id', 'resource:view'),
  create: call('POST', '/resources/', 'resource:create'),
  update: call('PATCH', '/resources/:id', 'resource:edit'),
  remove: call('DELETE', '/resources/:id', 'resource:edit'),
  restore: call('PATCH', '/resources/:id/restore', 'resource:restore'),
};

/** Sections of the resource base, shared by all schools. */
export const sectionsCalls = {
  create: call('POST', '/resources/sections', 'section:manage'),
  update: call('PATCH', '/resources/sections/:id', 'section:manage'),
  remove: call('DELETE', '/resources/sections/:id', 'section:manage'),
};
