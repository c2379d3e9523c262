export { withDe, withOrdinal } from './french.ts';
