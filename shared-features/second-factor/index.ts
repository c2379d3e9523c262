export { EnrolmentForm } from './EnrolmentForm.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
