import { toast } from '@memocartes/shared-ui/toast';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { ConflictField } from './conflict.ts';
import { conflictingFields, differingFields, mergeVersions, withStoredChanges } from './merge.ts';
import { useConflict } from './useConflict.tsx';
import { versionConflict } from './versionConflict.ts';

/** A form's initial values, and the version of the entity that they come from. */
export type Opened<V> = { readonly values: V; readonly version: number | undefined };

/** Properties that a form needs to detect conflicting changes of its entity. */
export type Versioned<V> = {
  readonly version: number;
  /** Maps the API's current entity to form values. */
  readonly read: (current: unknown) => Opened<V>;
  /** The fields that the conflict dialog shows, in the order of the form. */
  readonly fields: readonly ConflictField<V>[];
  /** The values as the server stores them, for example with capitalised names: other spellings are no conflict. */
  readonly stored?: (values: V) => V;
};

/**
 * Builds `Versioned` for an entity from its form values and the fields of the conflict dialog. If the server changes
 * values that it stores, `stored` maps form values to the stored ones.
 */
export const versionedBy = <T extends { readonly version: number }, V>(
  entity: T,
  valuesOf: (entity: T) => V,
  fields: readonly ConflictField<V>[],
  stored?: (values: V) => V,
): Versioned<V> => ({
  version: entity.version,
  read: (current) => ({ values: valuesOf(current as T), version: (current as T).version }),
  fields,
  stored,
});

/** Maximum number of retries after conflicts; the next conflict is thrown. */
const maxMerges = 5;

type FormLike<V, Touched> = {
  readonly initialValues: V;
  readonly touched: Touched;
  readonly submitCount: number;
  readonly resetForm: (state: {
    readonly values: V;
    readonly touched: Touched;
    readonly submitCount: number;
    readonly isSubmitting: boolean;
  }) => void;
  readonly setValues: (values: V, validate?: boolean) => unknown;
};

/** Replaces a submitting form's initial values by `base` and its current ones by `values`. */
async function rebase<V, Touched>(form: FormLike<V, Touched>, base: V, values: V): Promise<void> {
  const { touched, submitCount } = form;
  form.resetForm({ values: base, touched, submitCount, isSubmitting: true });
  await form.setValues(values, true);
}

/** Saves a form with versions; see `useVersions`. */
export type VersionedForm<V> = {
  /**
   * Sends a form's changes with the version that they are based on, and retries on conflicts. Merges changes of
   * different fields; if both sides changed a field, asks the person.
   * @returns the response; undefined when the person continues editing or loads the saved version
   * @throws other errors of `send`, and a conflict that is not resolved after `maxMerges` retries
   */
  readonly save: <A, Touched>(
    form: FormLike<V, Touched>,
    values: V,
    send: (values: V, opened: Opened<V>) => Promise<A>,
  ) => Promise<{ readonly response: A } | undefined>;
  /** The version that the form is based on. */
  readonly version: () => number | undefined;
  /** Sets another version, after a save that leaves the form open or when a draft is restored. */
  readonly setVersion: (version: number | undefined) => void;
  /** The conflict dialog, to be rendered next to the form. */
  readonly dialog: ReactNode;
};

/**
 * Saves an entity that other people may change at the same time [interface.version]. Without `versioned` the last write
 * wins.
 */
export function useVersions<V extends object>(versioned: Versioned<V> | undefined): VersionedForm<V> {
  const { t } = useTranslation('errors');
  const opened = useRef(versioned?.version);
  const { ask, dialog } = useConflict<V>(versioned?.fields ?? []);

  const isDisputed = (versions: Parameters<typeof ask>[0]) =>
    conflictingFields(versions).some((conflicting) => versioned?.fields.some(({ name }) => name === conflicting));

  const save: VersionedForm<V>['save'] = async (form, values, send) => {
    let base = form.initialValues;
    let mine = values;
    let isMerged = false;
    for (let merges = 0; ; merges += 1) {
      try {
        const response = await send(mine, { values: base, version: opened.current });
        if (isMerged) toast.info(t('conflict.merged'));
        return { response };
      } catch (error) {
        const current = versionConflict(error);
        if (!versioned || current === undefined || merges >= maxMerges) throw error;
        const theirs = versioned.read(current);
        const changed = versioned.stored ? withStoredChanges(base, mine, versioned.stored) : mine;
        const versions = { base, mine: changed, theirs: theirs.values };
        const isAsked = isDisputed(versions);
        const chosen = isAsked ? await ask(versions) : mergeVersions(versions);
        if (chosen === undefined) return undefined;
        opened.current = theirs.version;
        base = theirs.values;
        const nextValues = chosen === 'theirs' ? base : chosen;
        // When only the response to a save was lost, the values are already saved: nothing is merged.
        isMerged ||= !isAsked && differingFields(versions.mine, nextValues).length > 0;
        mine = nextValues;
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
