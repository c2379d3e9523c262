export { newestFirst, useListAddress, withListParams } from './returnToList.ts';
