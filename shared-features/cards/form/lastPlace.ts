import type { Level } from '@memocartes/contract/levels/levels';
import { useMe } from '@memocartes/shared-shell/session';
import { browserStorage } from '@memocartes/shared-ui/storage';

/** Where a card belongs: ids of its subject and of the part of it, and its level. */
export type Place = {
  readonly matter_id: number | null;
  readonly subject_id: number | null;
  readonly level: Level | null;
};

/** Storage key of the place of the last card that was made in this browser: a teacher writes several of one kind. */
const key = 'memocartes.card-place';

type Stored = Place & { readonly account: number };

const nowhere: Place = { matter_id: null, subject_id: null, level: null };

/** The place of this account's last new card, with which the next one starts; and how it is stored. */
export function useLastPlace(): { last: Place; remember: (place: Place) => void } {
  const account = useMe().id;
  const found = browserStorage.readJson(key) as Partial<Stored> | null | undefined;
  const { matter_id, subject_id, level } = found?.account === account ? { ...nowhere, ...found } : nowhere;
  return {
    last: { matter_id, subject_id, level },
    remember: (place) =>
      void browserStorage.writeJson(key, {
        account,
        matter_id: place.matter_id,
        subject_id: place.subject_id,
        level: place.level,
      } satisfies Stored),
  };
}
