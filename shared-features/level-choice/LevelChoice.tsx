import type { Level } from '@memocartes/contract/levels/levels';
import { SelectField } from '@memocartes/shared-ui/fields';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** Text of the field while all levels are chosen. */
  readonly allLabel: string;
  /** The levels that can be chosen, see `levelsToChoose`. If there are none, the field is not shown. */
  readonly offered: readonly Level[];
  readonly level: Level | undefined;
  readonly onPick: (level: Level | undefined) => void;
  readonly className?: string;
};

/** A field to choose one of the offered levels, or all of them. */
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
