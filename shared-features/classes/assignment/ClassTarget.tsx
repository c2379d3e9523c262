import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { Level } from '@memocartes/contract/levels/levels';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { Tag } from '@memocartes/shared-ui/tag';
import { classes } from '@memocartes/shared-ui/theme';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { droppedStudents, hasDraggedStudents } from './drag.ts';

/** Ids of the selected students, and the levels of the selected students that the list shows. */
export type Chosen = { readonly ids: readonly number[]; readonly levels: readonly (Level | null)[] };

type Props = {
  readonly class_: ClassRow;
  /** Whether the students of this class are shown on the left. */
  readonly current: boolean;
  readonly chosen: Chosen;
  readonly onShow: () => void;
  readonly onPlace: (ids: readonly number[]) => void;
};

/** Whether students are selected and all have a level of the class. */
const acceptsLevels = (class_: ClassRow, { levels }: Chosen) =>
  levels.length > 0 && levels.every((level) => level && class_.level.split('/').includes(level));

/** A class with a button that assigns the selected students to it. Students can also be dropped on the class. */
export function ClassTarget({ class_, current, chosen, onShow, onPlace }: Props) {
  const { t } = useTranslation('assignment');
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const onDragOver = (event: DragEvent) => {
    if (current || !hasDraggedStudents(event)) return;
    event.preventDefault();
    setIsDraggedOver(true);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    onPlace(droppedStudents(event));
  };

  const { name } = class_;

  return (
    <li
      className={classes('assign__class', isDraggedOver && 'assign__class--over', current && 'assign__class--current')}
      onDragOver={onDragOver}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={onDrop}
    >
      <div className="assign__text">
        <div className="assign__name">
          <strong>{name}</strong>
          {acceptsLevels(class_, chosen) && !current && <Tag tone="success">{t('sameLevel')}</Tag>}
        </div>
        <span>
          {class_.level} · {t('nbStudents', { count: class_.nb_students })}
        </span>
        <span className="assign__teachers">{class_.teachers.map(personName).join(', ') || t('noTeacher')}</span>
      </div>
      <IconButton
        size="small"
        icon={current ? 'close' : 'list'}
        label={t(current ? 'leave' : 'show', { name })}
        onClick={onShow}
      />
      {current ? (
        <Tag tone="accent">{t('shown')}</Tag>
      ) : (
        <Button
          size="small"
          kind={acceptsLevels(class_, chosen) ? 'primary' : 'secondary'}
          disabled={chosen.ids.length === 0}
          aria-label={t('placeHere', { count: chosen.ids.length, name })}
          onClick={() => onPlace(chosen.ids)}
        >
          {t('here')}
        </Button>
      )}
    </li>
  );
}
