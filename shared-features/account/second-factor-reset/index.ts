export { ResetSecondFactor } from './ResetSecondFactor.tsx';
