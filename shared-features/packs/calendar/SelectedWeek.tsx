import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useState } from 'react';

import { AssignForWeekDialog } from '../assign/AssignForWeekDialog.tsx';
import { AssignPackDialog } from '../assign/AssignPackDialog.tsx';
import { MovePackDialog } from './MovePackDialog.tsx';
import { WeekPackDialog } from './WeekPackDialog.tsx';

type Props = { readonly class_: ClassRow; readonly week: ClassWeek; readonly onClose: () => void };

/** The actions on a week of a class. Without a pack: assign one. With a pack: show, move, copy or unassign it. */
export function SelectedWeek({ class_, week, onClose }: Props) {
  const [openDialog, setOpenDialog] = useState<'move' | 'copy'>();
  const { pack, monday } = week;
  if (!pack) return <AssignForWeekDialog class_={class_} week={week} onClose={onClose} />;
  if (openDialog === 'move') return <MovePackDialog class_={class_} pack={pack} from={monday} onClose={onClose} />;
  if (openDialog === 'copy') {
    return <AssignPackDialog pack={pack} from={{ classId: class_.id, week: monday }} onClose={onClose} />;
  }

  return (
    <WeekPackDialog
      class_={class_}
      monday={monday}
      pack={pack}
      onMove={monday < mondayOf(today()) ? undefined : () => setOpenDialog('move')}
      onCopy={() => setOpenDialog('copy')}
      onClose={onClose}
    />
  );
}
