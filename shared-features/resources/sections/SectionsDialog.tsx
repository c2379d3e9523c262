import { useCreateSectionMutation, useListSectionsQuery } from '@memocartes/shared-api/resources.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { SectionLine } from './SectionLine.tsx';
import { SectionTitleForm } from './SectionTitleForm.tsx';

/**
 * Sections of the resource base: added, renamed, ordered, deleted when empty [resources.sections]
 * [resources.section-empty].
 */
export function SectionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const { data, error, refetch } = useListSectionsQuery({ nb_items: 1 });
  const [create] = useCreateSectionMutation();
  const last = data?.sections.length ?? 0;

  return (
    <Dialog
      title={t('manageSections')}
      width={640}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading lines={5} />}
      {data && (
        <ol className="resource-lines">
          {data.sections.map((section, index) => (
            <SectionLine
              key={section.id}
              section={section}
              isFirst={index === 0}
              isLast={index === last - 1}
              place={index + 1}
            />
          ))}
        </ol>
      )}
      <SectionTitleForm
        label={t('newSection')}
        submitLabel={t('addSection')}
        onSave={(title) => create({ title }).unwrap()}
      />
    </Dialog>
  );
}
