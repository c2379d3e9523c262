import type { ErrorAnswer } from './answers.ts';

/**
 * The fake API's responses to a deletion whose response is lost: the first call fails, and later calls find nothing to
 * delete.
 */
export function lostDeletion(): () => ErrorAnswer {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === 1
      ? { statusCode: 502, code: 'UNAVAILABLE', message: 'Le portail ne répond pas.' }
      : { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable' };
  };
}
