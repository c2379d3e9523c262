export { type LastChoice, lastChoice } from './lastChoice.ts';
