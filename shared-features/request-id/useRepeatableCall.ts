import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { asApiError, isUnanswered } from '@memocartes/shared-shell/errors';
import { useRef } from 'react';

/**
 * Returns a function that makes a call which may be sent again after its response was lost. If the repeated call is
 * refused with one of `doneCodes`, the first one was carried out, and the function succeeds without a result
 * [interface.repeated-change]. `content` tells whether a call is the same as the last one.
 */
export function useRepeatableCall(...doneCodes: readonly ErrorCode[]) {
  const unanswered = useRef<string>(undefined);
  return async <Result>(content: object, call: () => Promise<Result>): Promise<Result | undefined> => {
    const key = JSON.stringify(content);
    const isRepeated = unanswered.current === key;
    unanswered.current = undefined;
    try {
      return await call();
    } catch (thrown) {
      if (isRepeated && doneCodes.some((code) => code === asApiError(thrown)?.code)) return undefined;
      if (isUnanswered(thrown)) unanswered.current = key;
      throw thrown;
    }
  };
}
