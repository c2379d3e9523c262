export {
  addSchema,
  type FollowerDraft,
  type FollowerValues,
  noFollower,
  type Relation,
  type SearchedFollower,
  toDraft,
  toRelation,
} from './follower.form.ts';
export { FollowerSearch } from './FollowerSearch.tsx';
export { RelationFields } from './RelationFields.tsx';
export { useFollowerSearch } from './useFollowerSearch.ts';
export { useRelationText } from './useRelationText.ts';
export { useSaveFollower } from './useSaveFollower.ts';
