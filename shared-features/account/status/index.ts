export { AccountStatusField } from './AccountStatusField.tsx';
export { AccountStatusTag } from './AccountStatusTag.tsx';
export { useAccountStatusFacet, usePersonStatusFacet } from './facets.ts';
