import { useRef, useState } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { useLazy } from '../lazy/useLazy.ts';
import { useUnlessSaving } from '../saving/useUnlessSaving.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { formatDay, parseDay } from './dates.ts';
import { Field, type FieldProps, inputClass } from './Field.tsx';

// antd's picker is large, so it is loaded when the calendar is opened.
const loadCalendar = () => import('../antd/CalendarInput.tsx');

export type DateFieldProps = FieldProps<string | null> & {
  /** First day of the calendar, `YYYY-MM-DD`; `max` is the last day. Only the form validates a typed day. */
  readonly min?: string;
  readonly max?: string;
  readonly autoComplete?: 'bday';
};

/** Whether a typed text is not empty and not a day. */
const isUnreadable = (text: string) => text.trim() !== '' && !parseDay(text);

/**
 * A day, `YYYY-MM-DD` or null. It can be typed as `dd/mm/yyyy`, or picked from a calendar. The value of a text that
 * can't be read is null: a form detects such a text with `reportUnreadable`.
 */
export function DateField(props: DateFieldProps) {
  const { name, value, onChange, onBlur, error, readOnly, disabled, autoComplete } = props;
  const { isSaving, unlessSaving } = useUnlessSaving();
  const texts = useUiTexts();
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setIsInvalid] = useState(false);
  const [calendar, setCalendar] = useState(false);
  const { Component: CalendarInput, failed, retry } = useLazy(loadCalendar, calendar);
  const opener = useRef<HTMLButtonElement>(null);
  const isWrong = typed !== undefined && isUnreadable(typed);
  const shownError = isInvalid ? texts.invalidDate : error;

  const type = (text: string) => {
    setTyped(text);
    setIsInvalid(false);
    const day = parseDay(text);
    if (day) onChange(day, name);
    else if (value !== null) onChange(null, name);
  };

  const finishTyping = (text: string) => {
    setIsInvalid(isUnreadable(text));
    setTyped(isUnreadable(text) ? text : undefined);
  };

  const leave = () => {
    finishTyping(typed ?? '');
    onBlur?.(name);
  };

  const open = () => {
    retry();
    setCalendar(true);
  };

  const close = (text: string | undefined) => {
    setCalendar(false);
    if (text !== undefined && !isSaving) {
      type(text);
      finishTyping(text);
    }
    requestAnimationFrame(() => {
      // The focus may already be in another field, whose click closed the calendar.
      if (document.activeElement?.contains(opener.current)) opener.current?.focus();
    });
  };

  const pick = (day: string | null) => {
    setTyped(undefined);
    setIsInvalid(false);
    onChange(day, name);
  };

  return (
    <Field {...props} error={shownError}>
      {(control) => {
        const input = (
          <div className={inputClass(props)}>
            <input
              {...control}
              readOnly={readOnly || isSaving}
              disabled={disabled}
              autoComplete={autoComplete}
              value={typed ?? (value ? formatDay(value) : '')}
              placeholder={texts.dateFormat}
              inputMode="numeric"
              maxLength={14}
              data-unreadable={isWrong || undefined}
              onChange={(event) => type(event.target.value)}
              onInvalid={() => setIsInvalid(true)}
              onBlur={leave}
            />
            {!readOnly && !disabled && (
              <IconButton
                ref={opener}
                icon="calendar"
                label={texts.openCalendar}
                // The field's label: a form may have several dates.
                aria-describedby={`${control.id}-label`}
                busy={calendar && !failed}
                onClick={open}
              />
            )}
          </div>
        );
        if (!calendar || !CalendarInput) return input;
        const { id, 'aria-describedby': describedBy } = control;
        return (
          <CalendarInput
            {...props}
            id={id}
            describedBy={describedBy}
            error={shownError}
            isSaving={isSaving}
            onPick={unlessSaving(pick)}
            onClose={close}
          />
        );
      }}
    </Field>
  );
}
