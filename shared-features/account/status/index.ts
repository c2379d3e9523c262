export { AccountStatusField } from './AccountStatusField.tsx';
export { AccountStatusTag } from './AccountStatusTag.tsx';
export { usePersonStatusFacet } from './facets.ts';
