export { asApiError } from './asApiError.ts';
export { errorTexts } from './errorTexts.ts';
export { forExisting } from './forExisting.ts';
export { isNotFound } from './isNotFound.ts';
export { type Failure, useFailure } from './useFailure.ts';
