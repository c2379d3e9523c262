import { useMe } from '@memocartes/shared-shell/session';
import { browserStorage } from '@memocartes/shared-ui/storage';
import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent } from 'react';

import { useMyClasses } from '../../assign/useMyClasses.ts';
import type { PackValues } from '../pack.form.ts';

/** Storage key of the class that was given the last pack in this browser. */
const key = 'memocartes.pack-class';

type Stored = { readonly account: number; readonly classes_id: number };

/** Stores the class of a new pack, for the next one. */
export const rememberClass = (account: number, classes_id: number): void =>
  void browserStorage.writeJson(key, { account, classes_id } satisfies Stored);

/** Chooses a class for a new pack once the classes are known: the only one, or that of this account's last pack. */
export function useUsualClass({ values, setFieldValue }: FormikProps<PackValues>, isNew: boolean): void {
  const account = useMe().id;
  const classes = useMyClasses().data;
  const choose = useEffectEvent((known: NonNullable<typeof classes>) => {
    if (!isNew || values.classes_id !== null) return;
    const stored = browserStorage.readJson(key) as Partial<Stored> | null | undefined;
    const last = stored?.account === account ? stored.classes_id : undefined;
    const usual = known.length === 1 ? known[0] : known.find(({ id }) => id === last);
    if (usual) void setFieldValue('classes_id', usual.id);
  });
  useEffect(() => {
    if (classes) choose(classes);
  }, [classes]);
}
