export { asApiError } from './asApiError.ts';
export { forExisting } from './deletedElsewhere.ts';
export { isNotFound } from './isNotFound.ts';
export { isUnanswered } from './isUnanswered.ts';
export { errorTexts } from './texts.ts';
export { type Failure, useFailure } from './useFailure.ts';
