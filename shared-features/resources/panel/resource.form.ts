import { type Audience, resourceLength } from '@memocartes/contract/resources/resources';
import type { CreateResource, Resource } from '@memocartes/contract/resources/resources.routes';
import type { TFunction } from 'i18next';
import { mixed, number, object } from 'yup';

import { requiredTextRule } from '../../field-rules/index.ts';
import type { ChosenFile } from '../file/DocumentDrop.tsx';

export type ResourceValues = {
  readonly title: string;
  readonly description: string;
  readonly section_id: number | null;
  readonly audience: Audience | null;
  readonly file: ChosenFile;
};

export const resourceValues = (resource?: Resource, sectionId: number | null = null): ResourceValues => ({
  title: resource?.title ?? '',
  description: resource?.description ?? '',
  section_id: resource?.section_id ?? sectionId,
  audience: resource?.audience ?? 'SCHOOL',
  file: null,
});

/**
 * Title, description and section are required; a file too for a new resource [resources.form] [resources.file-check].
 */
export const resourceSchema = (t: TFunction<'resources'>, isNew: boolean) =>
  object({
    title: requiredTextRule(t, resourceLength.title),
    description: requiredTextRule(t, resourceLength.description),
    section_id: number().nullable().required(t('panelForm:required')),
    file: mixed()
      .nullable()
      .test('valid', t('invalidDocument'), (file) => file !== 'refused')
      .test('required', t('panelForm:required'), (file) => !isNew || file === 'refused' || file instanceof File),
  });

export const toBody = ({
  title,
  description,
  section_id,
  audience,
}: ResourceValues): Omit<CreateResource, 'document_id'> => ({
  title: title.trim(),
  description: description.trim(),
  section_id: section_id!,
  audience: audience!,
});
