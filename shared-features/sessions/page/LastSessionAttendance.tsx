import { useViewLastSessionQuery } from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { TextLink } from '@memocartes/shared-ui/button';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** A class's last session, linked to its results; renders nothing before the first session. */
export function LastSessionAttendance({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const { data, isLoading } = useViewLastSessionQuery({ id: classId });
  // The placeholder is as high as the two lines, so that the button below does not move.
  if (isLoading) return <Skeleton width="min(100%, 18em)" height="2lh" />;
  const last = data?.session;
  if (!last) return null;
  const joined = t('board.joined', { count: last.nb_joined, all: last.nb_students });

  return (
    <p>
      <TextLink to={`/classes/${classId}/sessions?session=${last.id}`}>
        {t('lastOne', { date: dates.instant(last.date_create) })}
      </TextLink>
      <br />
      {joined}
    </p>
  );
}
