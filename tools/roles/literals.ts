import { roles } from '../../contract/permissions/roles.ts';

/**
 * Files that may name a role, each with the reason. Every other file checks a permission or a role's scope, or uses a
 * constant of the table.
 */
export const exceptions: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: /^contract\/permissions\/roles\.ts$/, reason: 'the table itself' },
  { files: /(^|\/)record\.ts$/, reason: 'a record says which roles its remote serves' },
  { files: /\.(test|spec|stories|data)\.tsx?$/, reason: 'a test, a story and their data are about a certain role' },
  { files: /^(e2e|bench|server\/demo)\/|\/testing\//, reason: 'data of tests, measurements and the demonstration' },
  {
    files: /^server\/app\/permission-matrix\//,
    reason: 'repeats the permission table, so that a change of it is noticed',
  },
  { files: /^tools\/new-remote\/names\.ts$/, reason: 'the example of a command' },
  { files: /^tools\/roles\//, reason: 'checks of roles' },
];

/** In the history, USER is the type of a person: it is a role only next to the word `role` or `kind`. */
const patterns = [
  new RegExp(`'(?:${roles.filter((role) => role !== 'USER').join('|')})'`),
  new RegExp(`^\\s*(?:${roles.filter((role) => role !== 'USER').join('|')}):`),
  new RegExp(`\\brole=(?:${roles.join('|')})\\b`),
  /\b(?:roles?|kind)\b['")]*\s*(?:[!=]==?|=|<>|:|,|in|when)\s*\[?\(?(?:'[=<>in]+', )?'USER'/,
  /\broles?\?*\.?\w*\(\s*'USER'/,
];

/** Lines of a source that name a role, with their numbers from 1. */
export const roleLiterals = (source: string): { readonly line: number; readonly text: string }[] =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => !/^(\*|\/[/*])/.test(text) && patterns.some((pattern) => pattern.test(text)));
