import { call } from '../../http/call.ts';

export const cardsImportCalls = {
  preview: call('POST', '/cards/import', 'card:create'),
  valid: call('POST', '/cards/valid/import', 'card:create'),
};
