export { AccountStatusField, AccountStatusFilter } from './AccountStatusField.tsx';
export { AccountStatusTag } from './AccountStatusTag.tsx';
