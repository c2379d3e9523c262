import { useGetNoticeQuery } from '@memocartes/shared-api/privacy.api';
import { useOptionalMe } from '@memocartes/shared-shell/session';
import { lazyPart } from '@memocartes/shared-ui/lazy';

// Most sign-ins show no notice, so the dialog is loaded only when needed.
const NoticeDialog = lazyPart(async () => ({ default: (await import('./NoticeDialog.tsx')).NoticeDialog }));

/** The privacy notice, shown over every page until the user has acknowledged its current version [privacy.notice]. */
export function NoticeWhenDue() {
  const me = useOptionalMe();
  const { data } = useGetNoticeQuery(undefined, { skip: me === undefined });
  if (!me || !data?.is_due) return null;
  return <NoticeDialog version={data.version} />;
}
