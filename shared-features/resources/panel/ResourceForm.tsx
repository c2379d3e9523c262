import { type Audience, audiences, resourceLength } from '@memocartes/contract/resources/resources';
import type { ResourceDetail } from '@memocartes/contract/resources/resources.routes';
import {
  useCreateResourceMutation,
  useSelectSectionsQuery,
  useUpdateResourceMutation,
} from '@memocartes/shared-api/resources.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useMe } from '@memocartes/shared-shell/session';
import { changedFields, versionedBy } from '@memocartes/shared-shell/versions';
import { Banner } from '@memocartes/shared-ui/banner';
import { fieldOf, RadioField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { Progress } from '@memocartes/shared-ui/progress';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LoadError } from '../../load-error/index.ts';
import { DeleteButton, FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { useDeleteResource } from '../deletion/useDeleteResource.ts';
import { DocumentDrop } from '../file/DocumentDrop.tsx';
import { resourceSubject } from '../resourceSubject.ts';
import { resourceSchema, type ResourceValues, resourceValues, toBody } from './resource.form.ts';
import { useUpload } from './useUpload.ts';

/** The form of a new or an existing resource. */
export function ResourceForm({ resource }: { readonly resource?: ResourceDetail }) {
  const { t } = useTranslation(['resources', 'panelForm']);
  const [params] = useSearchParams();
  const { close } = usePanel();
  const { schoolId } = useMe();
  const [create] = useCreateResourceMutation();
  const withRequestId = useRequestId();
  const [update] = useUpdateResourceMutation();
  const { upload, progress } = useUpload();
  const remove = useDeleteResource();
  const sectionList = useSelectSectionsQuery({});
  const sections = (sectionList.data?.sections ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const openSectionId = Number(params.get('section')) || null;
  const isCommon = (resource ? resource.schools_id : schoolId) === null;
  const audienceText = (audience: Audience) => t(`audience${isCommon ? 'Common' : ''}${audience}`);
  const panel = usePanelForm<ResourceValues>({
    initial: resourceValues(resource, openSectionId),
    schema: resourceSchema(t, !resource),
    editing: !!resource,
    versioned:
      resource &&
      versionedBy(resource, resourceValues, [
        { name: 'title', label: t('resourceTitle') },
        { name: 'description', label: t('description') },
        {
          name: 'section_id',
          label: t('section'),
          show: ({ section_id }) => sections.find(({ value }) => value === section_id)?.label ?? '',
        },
        { name: 'audience', label: t('audience'), show: ({ audience }) => (audience ? audienceText(audience) : '') },
      ]),
    save: async (values, opened) => {
      const { file } = values;
      const document_id = file instanceof File ? await upload(file) : undefined;
      // The request id depends on the file, not on `document_id`: another attempt uploads the file again, as another
      // document.
      const content = {
        ...toBody(values),
        ...(file instanceof File && { file: [file.name, file.size, file.lastModified] }),
      };
      if (!resource) {
        const body = { ...toBody(values), document_id: document_id! };
        return withRequestId(content, (request_id) => create({ ...body, request_id }).unwrap());
      }
      const changes = changedFields(toBody(opened.values), toBody(values));

      return update({
        id: resource.id,
        ifVersion: opened.version,
        ...changes,
        ...(document_id !== undefined && { document_id }),
      }).unwrap();
    },
    saved: t(resource ? 'edited' : 'added'),
    fieldOfCode: { FILE_SIZE_OVER: 'file', FILE_TYPE_REFUSED: 'file' },
  });
  const { form } = panel;
  // [resources.description]
  const charactersLeft = resourceLength.description - form.values.description.trim().length;
  const file = fieldOf(form, 'file');
  const isRefused = form.values.file === 'refused';

  const removeAndClose = async (existing: ResourceDetail) => {
    if (await remove(existing)) close();
  };

  return (
    <FormPanel title={t(resource ? 'titleEdit' : 'titleAdd')} form={panel}>
      {isRefused && form.submitCount > 0 && <Banner tone="danger">{t('invalidDocument')}</Banner>}
      <TextField {...fieldOf(form, 'title')} label={t('resourceTitle')} required maxLength={resourceLength.title} />
      <TextField
        {...fieldOf(form, 'description')}
        label={t('description')}
        hint={charactersLeft < 0 ? t('tooMany', { count: -charactersLeft }) : t('remaining', { count: charactersLeft })}
        required
        multiline
      />
      <LoadError {...sectionList} />
      <SelectField {...fieldOf(form, 'section_id')} label={t('section')} required options={sections} />
      <RadioField
        {...fieldOf(form, 'audience')}
        label={t('audience')}
        options={audiences.toReversed().map((value) => ({ value, label: audienceText(value) }))}
      />
      {resource && <p>{t('currentFile', { name: resource.file_name })}</p>}
      <DocumentDrop
        label={t(resource ? 'newFile' : 'file')}
        value={file.value}
        onChange={file.onChange}
        required={!resource}
        disabled={progress !== undefined}
        error={isRefused ? undefined : file.error}
      />
      {progress !== undefined && <Progress label={t('sending')} value={progress * 100} />}
      {resource && (
        <Row>
          <DeleteButton
            do="resource:edit"
            on={resourceSubject(resource)}
            onDelete={() => void removeAndClose(resource)}
          />
        </Row>
      )}
    </FormPanel>
  );
}
