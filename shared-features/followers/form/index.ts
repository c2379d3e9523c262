export {
  addSchema,
  editSchema,
  noFollower,
  toDraft,
  toRelation,
  type FollowerDraft,
  type FollowerValues,
  type Found,
  type Relation,
} from './follower.form.ts';
export { FollowerFields } from './FollowerFields.tsx';
export { FollowerSearch } from './FollowerSearch.tsx';
export { RelationFields } from './RelationFields.tsx';
export { useFollowerSearch } from './useFollowerSearch.ts';
export { useSaveFollower } from './useSaveFollower.ts';
export { useRelationText } from './useRelationText.ts';
