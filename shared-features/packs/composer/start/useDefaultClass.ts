import { useMe } from '@memocartes/shared-shell/session';
import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

import { lastChoice } from '../../../last-choice/index.ts';
import { useMyClasses } from '../../assign/useMyClasses.ts';
import type { PackValues } from '../form/pack.form.ts';

/** The class that the last pack was assigned to. */
export const lastClass = lastChoice<{ readonly classes_id: number }>('memocartes.pack-class');

/**
 * Chooses the class of a new pack once, when the classes are loaded: the only class, or that of this account's last
 * pack.
 */
export function useDefaultClass({ values, setFieldValue }: FormikProps<PackValues>, isNew: boolean): void {
  const account = useMe().id;
  const classes = useMyClasses().data;
  // The classes may be fetched again after the person has deselected the class.
  const isDone = useRef(false);
  const choose = useEffectEvent((loadedClasses: NonNullable<typeof classes>) => {
    if (isDone.current) return;
    isDone.current = true;
    if (!isNew || values.classes_id !== null) return;
    const { classes_id: last } = lastClass.read(account);
    const defaultClass = loadedClasses.length === 1 ? loadedClasses[0] : loadedClasses.find(({ id }) => id === last);
    if (defaultClass) void setFieldValue('classes_id', defaultClass.id);
  });
  useEffect(() => {
    if (classes) choose(classes);
  }, [classes]);
}
