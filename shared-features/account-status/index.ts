export { AccountStatusField, PersonStatusFilter } from './AccountStatusField.tsx';
export { AccountStatusTag } from './AccountStatusTag.tsx';
