export { forgetDrafts, keepDrafts } from './drafts.ts';
export { type Draft, useDraft, useHasDraft } from './useDraft.ts';
