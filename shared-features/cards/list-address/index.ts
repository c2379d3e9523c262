export { newestFirst, useListAddress, withList } from './listAddress.ts';
