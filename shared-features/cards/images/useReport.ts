import { useEffect } from 'react';

/**
 * Reports to the dialog whether a part of it is busy or has unsaved values: false once this part is no longer shown.
 */
export function useReport(value: boolean, report: (value: boolean) => void): void {
  useEffect(() => {
    report(value);
    return () => report(false);
  }, [value, report]);
}
