import type { Level } from '@memocartes/contract/levels/levels';
import { SelectField } from '@memocartes/shared-ui/fields';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** Text of the choice of all levels. */
  readonly allLabel: string;
  /** The levels among which to choose, see `levelsToChoose`; without any, the field is not shown. */
  readonly offered: readonly Level[];
  readonly level: Level | undefined;
  readonly onPick: (level: Level | undefined) => void;
  readonly className?: string;
};

/** Chooses one of the levels of cards or students, or all. */
export function LevelChoice({ label, hint, allLabel, offered, level, onPick, className }: Props) {
  if (offered.length === 0) return null;
  return (
    <SelectField
      className={className}
      name="level"
      label={label}
      hint={hint}
      placeholder={allLabel}
      value={level ?? null}
      options={offered.map((value) => ({ value, label: value }))}
      onChange={(value) => onPick(value ?? undefined)}
    />
  );
}
