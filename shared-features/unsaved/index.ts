export { type DraftChanges, formDraft } from './formDraft.ts';
export { useReadOnlyWhile } from './useReadOnlyWhile.ts';
export { useUnsaved } from './useUnsaved.ts';
