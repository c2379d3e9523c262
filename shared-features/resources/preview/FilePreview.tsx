import type { Resource } from '@memocartes/contract/resources/resources.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fileUrl, kindOf } from '../kind.ts';
import { PdfPreview } from './PdfPreview.tsx';

/** Shows an image or a PDF; for other files, a message [resources.preview]. */
export function FilePreview({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('resources');
  const [hasFailed, setHasFailed] = useState(false);
  const onFail = () => setHasFailed(true);
  const kind = kindOf(resource);
  if (hasFailed) return <Banner tone="warning">{t('previewFailed')}</Banner>;
  if (kind === 'image') {
    return <img className="resource-image" src={fileUrl(resource)} alt={resource.title} onError={onFail} />;
  }
  return kind === 'pdf' ? <PdfPreview src={fileUrl(resource)} onFail={onFail} /> : <p>{t('noPreview')}</p>;
}
