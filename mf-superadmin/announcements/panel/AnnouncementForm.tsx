import {
  announcementLevels,
  announcementMax,
  announcementTargets,
} from '@memocartes/contract/announcements/announcements';
import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { offers } from '@memocartes/contract/offers/offers';
import { useCreateAnnouncementMutation, useUpdateAnnouncementMutation } from '@memocartes/shared-api/announcements.api';
import { FormPanel, usePanelForm } from '@memocartes/shared-features/panel-form';
import { useRequestId } from '@memocartes/shared-features/request-id';
import { changedFields } from '@memocartes/shared-shell/versions';
import { MultiComboField } from '@memocartes/shared-ui/combo-field';
import { DateField, fieldOf, RadioField, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { announcementSchema, type AnnouncementValues, announcementValues, toBody } from './announcement.form.ts';
import { SchoolsField } from './SchoolsField.tsx';
import { useVersionedAnnouncement } from './useVersionedAnnouncement.ts';

/** The form of an announcement [announcements.target] [announcements.days] [announcements.correction]. */
export function AnnouncementForm({ announcement }: { readonly announcement?: Announcement }) {
  const { t } = useTranslation(['announcements', 'panelForm', 'school']);
  const [create] = useCreateAnnouncementMutation();
  const [update] = useUpdateAnnouncementMutation();
  const withRequestId = useRequestId();
  const versioned = useVersionedAnnouncement(announcement);
  const panel = usePanelForm<AnnouncementValues>({
    initial: announcementValues(announcement),
    schema: announcementSchema(t),
    editing: !!announcement,
    versioned,
    save: (values, opened) => {
      const body = toBody(values);
      if (!announcement) return withRequestId(body, (request_id) => create({ ...body, request_id }).unwrap());
      const changes = changedFields(toBody(opened.values), body);
      return update({ id: announcement.id, ifVersion: opened.version, ...changes }).unwrap();
    },
    saved: t(announcement ? 'edited' : 'added'),
  });
  const { form } = panel;
  const { target } = form.values;

  return (
    <FormPanel title={t(announcement ? 'titleEdit' : 'titleAdd')} form={panel}>
      <TextField
        {...fieldOf(form, 'content_fr')}
        label={t('contentFr')}
        hint={t(announcement?.state === 'RUNNING' ? 'correctionHint' : 'contentHint')}
        multiline
        required
        counter={announcementMax}
      />
      <TextField
        {...fieldOf(form, 'content_en')}
        label={t('contentEn')}
        hint={t('englishHint')}
        multiline
        counter={announcementMax}
      />
      <RadioField
        {...fieldOf(form, 'level')}
        label={t('level')}
        options={announcementLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        required
      />
      <RadioField
        {...fieldOf(form, 'target')}
        label={t('target')}
        direction="column"
        options={announcementTargets.map((value) => ({ value, label: t(`targets.${value}`) }))}
        required
      />
      {target === 'OFFERS' && (
        <MultiComboField
          {...fieldOf(form, 'offers')}
          label={t('offers')}
          options={Object.entries(offers).map(([id, code]) => ({
            value: Number(id),
            label: t(`school:offers.${code}`),
          }))}
          required
        />
      )}
      {target === 'SCHOOLS' && (
        <SchoolsField
          {...fieldOf(form, 'schools_id')}
          label={t('schools')}
          initialOptions={announcement?.schools ?? []}
        />
      )}
      <DateField {...fieldOf(form, 'date_start')} label={t('start')} hint={t('startHint')} required />
      <DateField {...fieldOf(form, 'date_end')} label={t('end')} hint={t('endHint')} required />
    </FormPanel>
  );
}
