export { type DraftChanges, formDraft } from './formDraft.ts';
export { useUnsaved } from './useUnsaved.ts';
