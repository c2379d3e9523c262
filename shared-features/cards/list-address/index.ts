export { newestFirst, useListAddress, withListParams } from './listAddress.ts';
