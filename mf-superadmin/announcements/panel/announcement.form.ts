import {
  type AnnouncementLevel,
  announcementMax,
  type AnnouncementTarget,
} from '@memocartes/contract/announcements/announcements';
import type { Announcement, CreateAnnouncement } from '@memocartes/contract/announcements/announcements.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { textOrNull, textRule } from '@memocartes/shared-features/field-rules';
import type { TFunction } from 'i18next';
import { array, object, string } from 'yup';

export type AnnouncementValues = {
  readonly level: AnnouncementLevel | null;
  readonly content_fr: string;
  readonly content_en: string;
  readonly target: AnnouncementTarget | null;
  readonly offers: number[];
  readonly schools_id: number[];
  readonly date_start: string | null;
  readonly date_end: string | null;
};

/** Default duration of a new announcement, in days. */
const defaultDays = 7;

export const announcementValues = (announcement?: Announcement): AnnouncementValues => ({
  level: announcement?.level ?? 'INFO',
  content_fr: announcement?.content_fr ?? '',
  content_en: announcement?.content_en ?? '',
  target: announcement?.target ?? 'ALL',
  offers: announcement?.offers ?? [],
  schools_id: announcement?.schools.map(({ id }) => id) ?? [],
  date_start: announcement?.date_start ?? today(),
  date_end: announcement?.date_end ?? addDays(today(), defaultDays - 1),
});

export function announcementSchema(t: TFunction<'announcements'>) {
  const required = t('panelForm:required');
  const announcementText = textRule(t, announcementMax);
  const chosen = (target: AnnouncementTarget) =>
    array().when('target', { is: target, then: (schema) => schema.min(1, required) });
  return object({
    level: string().nullable().required(required),
    content_fr: announcementText.required(required),
    content_en: announcementText,
    target: string().nullable().required(required),
    offers: chosen('OFFERS'),
    schools_id: chosen('SCHOOLS'),
    date_start: string().nullable().required(required),
    date_end: string()
      .nullable()
      .required(required)
      .test('order', t('wrongOrder'), (end, { parent }) => {
        const { date_start } = parent as AnnouncementValues;
        return !end || !date_start || end >= date_start;
      }),
  });
}

export const toBody = (values: AnnouncementValues): Omit<CreateAnnouncement, 'request_id'> => ({
  level: values.level!,
  content_fr: values.content_fr.trim(),
  content_en: textOrNull(values.content_en),
  target: values.target!,
  offers: values.target === 'OFFERS' ? values.offers : [],
  schools_id: values.target === 'SCHOOLS' ? values.schools_id : [],
  date_start: values.date_start!,
  date_end: values.date_end!,
});
