import { idParams } from '../lists/lists.ts';
import { routes } from '../http/route.ts';
import { documentsCalls } from './documents.calls.ts';

export const documents = routes('documents', documentsCalls, {
  view: {
    summary: 'The bytes of a document, with its type; what is no image comes as a download.',
    params: idParams,
  },
});
