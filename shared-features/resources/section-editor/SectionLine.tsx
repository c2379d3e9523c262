import type { Section } from '@memocartes/contract/resources/resources.routes';
import { useDeleteSectionMutation, useUpdateSectionMutation } from '@memocartes/shared-api/resources.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { IconButton } from '@memocartes/shared-ui/button';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SectionTitleForm } from './SectionTitleForm.tsx';

type Props = {
  readonly section: Section;
  /** Its position, from 1. */
  readonly position: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly setNbUnsaved: Dispatch<SetStateAction<number>>;
};

/** A section in the ordered list. */
export function SectionLine({ section, position, isFirst, isLast, setNbUnsaved }: Props) {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const [update] = useUpdateSectionMutation();
  const [remove] = useDeleteSectionMutation();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, title, nb_used } = section;

  const move = async (to: number) => {
    const { error } = await update({ id, position: to });
    if (error) failure.toast(error);
  };

  const deleteSection = async () => {
    const { error } = await remove({ id });
    if (error && !isNotFound(error)) failure.toast(error);
  };

  if (isRenaming) {
    return (
      <li>
        <SectionTitleForm
          label={t('sectionName')}
          submitLabel={t('save')}
          title={title}
          setNbUnsaved={setNbUnsaved}
          onCancel={() => setIsRenaming(false)}
          onSave={async (next) => {
            await update({ id, title: next }).unwrap();
            setIsRenaming(false);
          }}
        />
      </li>
    );
  }

  return (
    <li>
      <div>
        {title}
        <p>{t('used', { count: nb_used ?? 0 })}</p>
      </div>
      <span>
        <IconButton
          icon="chevron-up"
          label={t('moveUp', { title })}
          disabled={isFirst}
          onClick={() => void move(position - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={t('moveDown', { title })}
          disabled={isLast}
          onClick={() => void move(position + 1)}
        />
        <IconButton icon="edit" label={t('renameSection', { title })} onClick={() => setIsRenaming(true)} />
        <IconButton
          icon="trash"
          kind="danger-quiet"
          label={t('deleteSection', { title })}
          title={nb_used ? t('sectionUsed') : undefined}
          disabled={!!nb_used}
          onClick={() => void deleteSection()}
        />
      </span>
    </li>
  );
}
