import type { Class } from '@memocartes/contract/classes/classes.routes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { Menu, type MenuEntry } from '@memocartes/shared-ui/menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ClassImport, ImportStudents } from '../../imports/buttons/index.ts';
import { slipsPath } from '../../invitations/slipsPath.ts';
import { PhysicalCardsDialog, usePhysicalBoxes } from '../../students/physical-cards/index.ts';
import { classSubject } from '../permission-subject/classSubject.ts';

type Props = {
  readonly class_: Class;
  /** Additional menu entries, before the built-in ones. */
  readonly more?: readonly MenuEntry[];
  /** Whether import is a button of its own or an entry of the menu. */
  readonly importKind?: 'primary' | 'menu';
};

/**
 * Actions on a class for people who administer its school: the import of students, and a menu of other actions, such as
 * adding a student [students.add-to-class].
 */
export function ClassActions({ class_, more = [], importKind = 'primary' }: Props) {
  const { t } = useTranslation(['classActions', 'studentImport', 'physicalCards']);
  const can = useCan();
  const panel = usePanel();
  const [isImporting, setIsImporting] = useState(false);
  const subject = classSubject(class_);
  const { id, name, schools_id, students } = class_;
  const [isSettingCards, setIsSettingCards] = useState(false);
  const hasBoxes = !!usePhysicalBoxes(schools_id)?.total;
  const entries: (MenuEntry | false)[] = [
    ...more,
    can('student:create', { schoolId: schools_id }) && {
      label: t('addStudent'),
      icon: 'plus',
      onClick: () => panel.open('student', 'ADD', { itemId: id }),
    },
    { label: t('codes'), icon: 'print', to: `/my-school/codes?class=${id}` },
    can('account:invite', { ...subject, isFollower: true }) && {
      label: t('slips'),
      icon: 'mail',
      to: slipsPath({ classId: id }),
    },
    can('student:place', subject) && { label: t('assign'), icon: 'assign', to: `/schools/assignment?from=${id}` },
    hasBoxes &&
      students.length > 0 &&
      can('student:edit', subject) && {
        label: t('physicalCards:open'),
        icon: 'box',
        onClick: () => setIsSettingCards(true),
      },
    importKind === 'menu' &&
      can('student:import', { schoolId: schools_id }) && {
        label: t('studentImport:open'),
        icon: 'upload',
        onClick: () => setIsImporting(true),
      },
    can('class:edit', subject) && {
      label: t('edit'),
      icon: 'edit',
      onClick: () => panel.open('class', 'EDIT', { itemId: id, fromPage: true }),
    },
  ];

  return (
    <>
      {importKind === 'primary' && <ImportStudents schoolId={schools_id} class_={class_} />}
      <Menu label={t('more')} items={entries.filter((entry) => entry !== false)} />
      {isImporting && <ClassImport class_={class_} schoolId={schools_id} onClose={() => setIsImporting(false)} />}
      {isSettingCards && (
        <PhysicalCardsDialog
          ids={students.map((student) => student.id)}
          schoolId={schools_id}
          class_={{ name, nbWithCards: students.filter(({ is_phygital }) => is_phygital).length }}
          onClose={() => setIsSettingCards(false)}
        />
      )}
    </>
  );
}
