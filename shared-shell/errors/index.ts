export { asApiError } from './asApiError.ts';
export { errorTexts } from './errorTexts.ts';
export { useFailure, type Failure } from './useFailure.ts';
