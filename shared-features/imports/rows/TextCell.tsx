import { isDay } from '@memocartes/contract/learning/calendar/days';
import { useDates } from '@memocartes/shared-shell/i18n';
import { TextField } from '@memocartes/shared-ui/fields';
import { type KeyboardEvent, useState } from 'react';

type TextCellProps = {
  /** Name of the cell. */
  readonly name: string;
  readonly label: string;
  /** Id of the verdict, if the cell is to correct. */
  readonly faultId: string | undefined;
  /** A day is shown as `03/02/2018`. */
  readonly value: string;
  /** Called on Enter or blur, if the text was changed. */
  readonly onEdit: (text: string) => void;
};

/** A cell of a row of an imported file, whose text is corrected in place. */
export function TextCell({ name, label, faultId, value, onEdit }: TextCellProps) {
  const dates = useDates();
  const displayedValue = isDay(value) ? dates.day(value) : value;
  const [text, setText] = useState(displayedValue);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    // The server has parsed the value: « 3/2/2018 » becomes 03/02/2018.
    setLastValue(value);
    setText(displayedValue);
  }
  const leave = () => text.trim() !== displayedValue && onEdit(text.trim());

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
  };

  return (
    <span className="student-import__cell" data-cell={name} onKeyDown={onKeyDown} role="presentation">
      <TextField
        name={name}
        label={label}
        labelHidden
        {...(faultId !== undefined && { className: 'student-import__fault', errorId: faultId })}
        value={text}
        onChange={setText}
        onBlur={leave}
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  );
}
