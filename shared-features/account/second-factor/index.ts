export { EnrolmentForm } from './EnrolmentForm.tsx';
export { RecoveryCodes } from './RecoveryCodes.tsx';
export { useCodeForm } from './useCodeForm.ts';
