import { isApiUnavailable } from '@memocartes/shared-api/retry';

import { asApiError } from './asApiError.ts';

/**
 * Whether a query or a mutation got no response, or the API was unavailable. A change may then have been saved
 * [interface.lost-response].
 */
export const isUnanswered = (thrown: unknown): boolean => isApiUnavailable(asApiError(thrown));
