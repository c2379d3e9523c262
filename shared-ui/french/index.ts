export { withDe, withNestedQuotes, withOrdinal } from './french.ts';
