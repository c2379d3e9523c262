export { asApiError } from './asApiError.ts';
export { isNotFound } from './isNotFound.ts';
export { isUnanswered } from './isUnanswered.ts';
export { skippingDeleted as forExisting, skippingDeleted } from './skippingDeleted.ts';
export { errorTexts } from './texts.ts';
export { type Failure, useFailure } from './useFailure.ts';
