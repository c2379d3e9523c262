export { AccountStatusField, AccountStatusFilter, PersonStatusFilter } from './AccountStatusField.tsx';
export { AccountStatusTag } from './AccountStatusTag.tsx';
