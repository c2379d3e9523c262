import { useEffect } from 'react';

/** Reports to the dialog whether a part of it has unsaved values; a part that is no longer shown has none. */
export function useReportDirty(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
}
