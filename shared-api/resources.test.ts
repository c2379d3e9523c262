import { newRequestId } from './request-id.ts';
import { resourcesApi } from './resources.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';

const { createResource, listDeletedResources, restoreResource, selectSections, updateResource, updateSection } =
  resourcesApi.endpoints;
const resource = {
  title: 'Méthode',
  description: 'Pour la rentrée',
  section_id: 4,
  document_id: 6,
  audience: 'STAFF',
  request_id: newRequestId(),
} as const;
const show = (dispatch: Dispatch) => [dispatch(listDeletedResources.initiate()), dispatch(selectSections.initiate({}))];

test.each(['NOT_FOUND', 'UNDO_TOO_LATE'])(
  'the deleted resources are fetched again when a restoration is refused with %s [resources.undo]',
  async (code) => {
    const write = (dispatch: Dispatch) => dispatch(restoreResource.initiate({ id: 5 }));
    expect((await findRefetches(show, write, undefined, code)).refetched).toContain('/resources/deleted');
  },
);

test.each<[string, string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['a new resource', 'INVALID', (dispatch) => dispatch(createResource.initiate(resource))],
  ['a changed resource', 'INVALID', (dispatch) => dispatch(updateResource.initiate({ id: 5, section_id: 4 }))],
  ['a section', 'NOT_FOUND', (dispatch) => dispatch(updateSection.initiate({ id: 4, title: 'Rentrée' }))],
])('the sections are fetched again when %s is refused because its section is deleted', async (_what, code, write) => {
  expect((await findRefetches(show, write, undefined, code)).refetched).toContain('/resources/sections/select');
});
