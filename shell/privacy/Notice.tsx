import { useGetNoticeQuery } from '@memocartes/shared-api/privacy.api';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { lazyPart } from '@memocartes/shared-ui/lazy';

// Most sign-ins show no notice: its text is loaded only when it is due.
const NoticeDialog = lazyPart(async () => ({ default: (await import('./NoticeDialog.tsx')).NoticeDialog }));

/** The privacy notice over any page, until the user has acknowledged its current version [privacy.notice]. */
export function Notice() {
  const me = useOptionalMe();
  const { data } = useGetNoticeQuery(undefined, { skip: me === undefined });
  if (!me || !data?.is_due) return null;
  return <NoticeDialog version={data.version} me={me} />;
}
