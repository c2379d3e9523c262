import { useCreateSectionMutation, useListSectionsQuery } from '@memocartes/shared-api/resources.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useRequestId } from '../../request-id/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';
import { SectionLine } from './SectionLine.tsx';
import { SectionTitleForm } from './SectionTitleForm.tsx';

/**
 * Sections of the resource base: added, renamed, ordered, deleted when empty [resources.sections]
 * [resources.section-empty].
 */
export function SectionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resources');
  const query = useListSectionsQuery({ nb_items: 1 });
  const withRequestId = useRequestId();
  const [create] = useCreateSectionMutation();
  const [nbUnsaved, setNbUnsaved] = useState(0);
  const leave = useUnsaved(nbUnsaved > 0, { close: onClose });

  const add = async (title: string) => {
    await withRequestId({ title }, (request_id) => create({ title, request_id }).unwrap());
  };

  return (
    <Dialog
      title={t('manageSections')}
      width={640}
      onClose={() => void leave()}
      footer={<Button onClick={() => void leave()}>{t('close')}</Button>}
    >
      <Loaded {...query} waiting={<Loading lines={5} />}>
        {({ sections }) => (
          <ol className="resource-lines">
            {sections.map((section, index) => (
              <SectionLine
                key={section.id}
                section={section}
                isFirst={index === 0}
                isLast={index === sections.length - 1}
                position={index + 1}
                setNbUnsaved={setNbUnsaved}
              />
            ))}
          </ol>
        )}
      </Loaded>
      <SectionTitleForm
        label={t('newSection')}
        submitLabel={t('addSection')}
        setNbUnsaved={setNbUnsaved}
        onSave={add}
      />
    </Dialog>
  );
}
