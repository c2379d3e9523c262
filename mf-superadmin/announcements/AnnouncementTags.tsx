import type { AnnouncementLevel, AnnouncementState } from '@memocartes/contract/announcements/announcements';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const levels: Record<AnnouncementLevel, Tone> = { INFO: 'info', WARNING: 'warning', ALERT: 'danger' };
const states: Record<AnnouncementState, Tone> = { PLANNED: 'info', RUNNING: 'success', ENDED: 'neutral' };

export function AnnouncementLevelTag({ level }: { readonly level: AnnouncementLevel }) {
  const { t } = useTranslation('announcements');
  return <Tag tone={levels[level]}>{t(`levels.${level}`)}</Tag>;
}

export function AnnouncementStateTag({ state }: { readonly state: AnnouncementState }) {
  const { t } = useTranslation('announcements');
  return <Tag tone={states[state]}>{t(`states.${state}`)}</Tag>;
}
