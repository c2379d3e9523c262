import type { ResourceDetail } from '@memocartes/contract/resources/resources.routes';
import { api, listTag } from '@memocartes/shared-api/base';
import { useUpdateDocumentMutation } from '@memocartes/shared-api/documents.api';
import { download } from '@memocartes/shared-api/download';
import { useGetResourceQuery } from '@memocartes/shared-api/resources.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { EmptyState, ErrorState, Loading, Skeleton, SkeletonText } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

import { useDeleteResource } from '../deletion/useDeleteResource.ts';
import { DocumentImportDialog } from '../file/DocumentImportDialog.tsx';
import { fileUrl } from '../kind.ts';
import { resourceSubject } from '../resourceSubject.ts';
import { ResourceTags } from '../ResourceTags.tsx';
import { FilePreview } from './FilePreview.tsx';
import '../resources.css';

type Props = { readonly id: number; readonly onClose: () => void };

/**
 * A resource with its preview and download; people with the permission can also edit, replace or delete it
 * [resources.edit]. Says if the resource is deleted or not shared [resources.link].
 */
export function ResourceDialog({ id, onClose }: Props) {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const { data, error, refetch } = useGetResourceQuery({ id });
  const [isReplacing, setIsReplacing] = useState(false);
  const [replace] = useUpdateDocumentMutation();
  if (data && isReplacing) {
    return (
      <DocumentImportDialog
        title={t('replaceTitle')}
        hint={t('replaceHint')}
        onClose={() => setIsReplacing(false)}
        onSave={async (body) => {
          await replace({ id: data.document.id, ...body }).unwrap();
          toast.success(t('replaced'));
        }}
      />
    );
  }
  const isGone = isNotFound(error);

  return (
    <Dialog
      title={data && !error ? data.title : t('preview')}
      width={860}
      onClose={onClose}
      footer={data && !error && <DownloadButton resource={data} />}
    >
      {isGone && <EmptyState title={t('gone')} />}
      {error && !isGone && <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <SkeletonText lines={2} />
          <Skeleton height={420} />
        </Loading>
      )}
      {data && !error && (
        <Stack>
          <ResourceText resource={data} />
          <EditActions resource={data} onClose={onClose} onReplace={() => setIsReplacing(true)} />
          <FilePreview key={fileUrl(data)} resource={data} />
        </Stack>
      )}
    </Dialog>
  );
}

function ResourceText({ resource }: { readonly resource: ResourceDetail }) {
  const { t } = useTranslation('resources');
  const dates = useDates();
  const { author, date_create, description } = resource;
  const date = dates.day(date_create);
  return (
    <>
      <p className="resource-description">{description}</p>
      <ResourceTags resource={resource} />
      <p className="resource-muted">
        {author ? t('by', { name: personName(author), date }) : t('on', { date })}
        {` · ${resource.section.title}`}
      </p>
    </>
  );
}

type ActionsProps = { readonly resource: ResourceDetail; readonly onClose: () => void; readonly onReplace: () => void };

/** Actions of people who may edit the resource. */
function EditActions({ resource, onClose, onReplace }: ActionsProps) {
  const { t } = useTranslation('resources');
  const { open } = usePanel();
  const remove = useDeleteResource();

  const edit = () => {
    onClose();
    open('resources', 'EDIT', { itemId: resource.id });
  };

  const removeAndClose = async () => {
    if (await remove(resource)) onClose();
  };

  return (
    <Can do="resource:edit" on={resourceSubject(resource)}>
      <Row gap={2}>
        <Button size="small" icon="edit" onClick={edit}>
          {t('edit')}
        </Button>
        <Button size="small" icon="upload" onClick={onReplace}>
          {t('replace')}
        </Button>
        <Button size="small" kind="danger-quiet" icon="trash" onClick={() => void removeAndClose()}>
          {t('delete')}
        </Button>
      </Row>
    </Can>
  );
}

function DownloadButton({ resource }: { readonly resource: ResourceDetail }) {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const dispatch = useDispatch();

  const save = async () => {
    try {
      await download(`/documents/${resource.document.id}`, resource.file_name);
    } catch (error) {
      failure.toast(error);
      // The resource was deleted, or its document replaced, since the page was loaded.
      if (isNotFound(error)) dispatch(api.util.invalidateTags([listTag('resource')]));
    }
  };

  return (
    <Button kind="primary" icon="download" onClick={() => void save()}>
      {t('download')}
    </Button>
  );
}
