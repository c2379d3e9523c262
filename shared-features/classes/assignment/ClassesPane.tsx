import type { ClassesPage } from '@memocartes/contract/classes/classes.routes';
import { compareClasses } from '@memocartes/contract/levels/class-order';
import { Loaded, type LoadedProps } from '@memocartes/shared-shell/loaded';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import type { Target } from '../../students/placement/index.ts';
import { AddClass } from '../actions/index.ts';
import { type Chosen, ClassTarget } from './ClassTarget.tsx';

type Props = {
  readonly classes: Omit<LoadedProps<ClassesPage>, 'waiting' | 'children'>;
  /** Id of the class whose students are shown on the left; undefined for students without a class. */
  readonly from: number | undefined;
  readonly chosen: Chosen;
  /** Shows the students of a class on the left; null for the students without a class. */
  readonly onFrom: (id: number | null) => void;
  readonly onPlace: (ids: readonly number[], target: Target) => void;
};

/** The classes that students can be assigned to, from CP to CM2. */
export function ClassesPane({ classes, from, chosen, onFrom, onPlace }: Props) {
  const { t } = useTranslation('assignment');
  const waiting = <Loading height={240} />;
  return (
    <section className="assign__classes" aria-labelledby="assign-classes">
      <header>
        <h2 id="assign-classes">{t('classes')}</h2>
        <AddClass isSmall />
      </header>
      <Loaded {...classes} waiting={waiting}>
        {({ classes: classRows }) =>
          classRows.length === 0 ? (
            <EmptyState title={t('noClass')} hint={t('noClassHint')} action={<AddClass />} />
          ) : (
            <ul>
              {classRows.toSorted(compareClasses).map((item) => (
                <ClassTarget
                  key={item.id}
                  class_={item}
                  current={item.id === from}
                  chosen={chosen}
                  onShow={() => onFrom(item.id === from ? null : item.id)}
                  onPlace={(ids) => onPlace(ids, item)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
