import { toast } from '@memocartes/shared-ui/toast';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { differingFields, conflictingFields, mergeVersions } from './merge.ts';
import { useConflict } from './useConflict.tsx';
import type { ConflictField } from './conflict.ts';
import { versionConflict } from './versionConflict.ts';

/** What a form was filled with, and the version of the thing that it came from. */
export type Opened<V> = { readonly values: V; readonly version: number | undefined };

/** What a form needs to know of the thing that it changes, so that nobody's change is overwritten unseen. */
export type Versioned<V> = {
  readonly version: number;
  /** What stands now, as the API tells it, as the form would show it. */
  readonly read: (current: unknown) => Opened<V>;
  /** The values that a person chooses between, in the order of the form. */
  readonly fields: readonly ConflictField<V>[];
};

/** The same of a thing: how it fills the form, and which values of it a person can choose between. */
export const versionedBy = <T extends { readonly version: number }, V>(
  thing: T,
  valuesOf: (thing: T) => V,
  fields: readonly ConflictField<V>[],
): Versioned<V> => ({
  version: thing.version,
  read: (current) => ({ values: valuesOf(current as T), version: (current as T).version }),
  fields,
});

/** Somebody who is faster this often in a row is a defect: the failure is told instead. */
const maxMerges = 5;

type FormLike<V> = {
  readonly initialValues: V;
  readonly touched: object;
  readonly submitCount: number;
  readonly resetForm: (state: never) => void;
  readonly setValues: (values: V, validate?: boolean) => unknown;
};

/** Puts other values under a form that is being sent: `base` as what it was opened with, `values` as what stands in it. */
async function rebase<V>(form: FormLike<V>, base: V, values: V): Promise<void> {
  const { touched, submitCount } = form;
  form.resetForm({ values: base, touched, submitCount, isSubmitting: true } as never);
  await form.setValues(values, true);
}

export type Versions<V> = {
  /**
   * Sends the changes of a form on the version that they were made on, again whenever somebody else was faster. What both changed is asked
   * about; what only one of them changed lands beside it.
   * @returns the answer; undefined when the person goes on writing or takes up the saved version
   * @throws what `send` throws otherwise
   */
  readonly save: <A>(
    form: FormLike<V>,
    values: V,
    send: (values: V, opened: Opened<V>) => Promise<A>,
  ) => Promise<{ readonly answer: A } | undefined>;
  /** The version that the form was opened on. */
  readonly version: () => number | undefined;
  /** Takes up another version: after a save that leaves the form open, or with a draft. */
  readonly setVersion: (version: number | undefined) => void;
  /** Drawn beside the form. */
  readonly dialog: ReactNode;
};

/** Saving what others may be changing too. Without `versioned` the last write wins. */
export function useVersions<V extends object>(versioned: Versioned<V> | undefined): Versions<V> {
  const { t } = useTranslation('errors');
  const opened = useRef(versioned?.version);
  const { ask, dialog } = useConflict<V>(versioned?.fields ?? []);

  const isDisputed = (versions: Parameters<typeof ask>[0]) =>
    conflictingFields(versions).some((disputedName) => versioned?.fields.some(({ name }) => name === disputedName));

  const save: Versions<V>['save'] = async (form, values, send) => {
    let base = form.initialValues;
    let mine = values;
    let isMerged = false;
    for (let merges = 0; ; merges += 1) {
      try {
        const answer = await send(mine, { values: base, version: opened.current });
        if (isMerged) toast.info(t('conflict.merged'));
        return { answer };
      } catch (error) {
        const current = versionConflict(error);
        if (!versioned || current === undefined || merges >= maxMerges) throw error;
        const theirs = versioned.read(current);
        const versions = { base, mine, theirs: theirs.values };
        const isAsked = isDisputed(versions);
        const chosen = isAsked ? await ask(versions) : mergeVersions(versions);
        if (chosen === undefined) return undefined;
        opened.current = theirs.version;
        base = theirs.values;
        const kept = chosen === 'theirs' ? base : chosen;
        // a repeated request whose first answer was lost brings nothing that the person didn't write
        isMerged ||= !isAsked && differingFields(mine, kept).length > 0;
        mine = kept;
        await rebase(form, base, mine);
        if (chosen === 'theirs') return undefined;
      }
    }
  };

  return {
    save,
    version: () => opened.current,
    setVersion: (version) => void (opened.current = version),
    dialog,
  };
}
