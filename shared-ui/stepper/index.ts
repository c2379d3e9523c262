export type { Step, StepperProps } from './Stepper.tsx';
export { Stepper } from './Stepper.tsx';
