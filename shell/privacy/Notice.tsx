import { useGetNoticeQuery } from '@memocartes/shared-api/privacy.api';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { lazy, Suspense } from 'react';

// Most sign-ins show no notice: its text is loaded only when it is due.
const NoticeDialog = lazy(async () => ({ default: (await import('./NoticeDialog.tsx')).NoticeDialog }));

/** The privacy notice over any page, until the user has acknowledged its current version [privacy.notice]. */
export function Notice() {
  const me = useOptionalMe();
  const { data } = useGetNoticeQuery(undefined, { skip: me === undefined });
  if (!me || !data?.is_due) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog version={data.version} me={me} />
    </Suspense>
  );
}
