/** A new `request_id`. */
export { randomUuid as newRequestId } from '@memocartes/contract/http/uuid';
