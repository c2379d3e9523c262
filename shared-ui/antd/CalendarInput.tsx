import DatePicker from 'antd/es/date-picker';
import enGB from 'antd/es/date-picker/locale/en_GB';
import frFR from 'antd/es/date-picker/locale/fr_FR';
import dayjs from 'dayjs';
import { type ComponentRef, useEffect, useRef } from 'react';

import { useTheme } from '../theme/ThemeProvider.tsx';
import { AntdTheme } from './AntdTheme.tsx';

type CalendarInputProps = {
  readonly id: string;
  readonly describedBy?: string;
  readonly required?: boolean;
  readonly name: string;
  /** Days are `YYYY-MM-DD`. */
  readonly value: string | null;
  readonly min?: string;
  readonly max?: string;
  readonly error?: string | false | null;
  readonly isSaving: boolean;
  readonly onPick: (day: string | null) => void;
  /** Called with the typed text if antd has not parsed it as a day, with undefined otherwise and after Esc. */
  readonly onClose: (text: string | undefined) => void;
};

// Without antd's labels, screen readers read the month and the year that the buttons show.
const noLabels = { monthSelect: '', yearSelect: '' };
const pickerLocales = {
  fr: { ...frFR, lang: { ...frFR.lang, ...noLabels } },
  en: { ...enGB, lang: { ...enGB.lang, ...noLabels } },
};

/** antd's date picker with its calendar open. It replaces the text field until the calendar closes. */
export default function CalendarInput(props: CalendarInputProps) {
  const { id, describedBy, required, name, value, min, max, error, isSaving, onPick, onClose } = props;
  const { locale } = useTheme();
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  // Read from events: while the pointer is on a day of the calendar, antd shows that day in the field.
  const typed = useRef<string>(undefined);
  useEffect(() => {
    const record = ({ target }: Event) => void (typed.current = (target as HTMLInputElement).value);
    const field = picker.current?.nativeElement;
    field?.addEventListener('input', record);
    picker.current?.focus();
    return () => field?.removeEventListener('input', record);
  }, []);

  const pick = (day: dayjs.Dayjs | null) => {
    typed.current = undefined;
    onPick(day ? day.format('YYYY-MM-DD') : null);
  };

  return (
    <AntdTheme>
      <DatePicker
        ref={picker}
        id={id}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        name={name}
        open
        value={value ? dayjs(value) : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        locale={pickerLocales[locale]}
        inputReadOnly={isSaving}
        format="DD/MM/YYYY"
        status={error ? 'error' : undefined}
        onChange={pick}
        onOpenChange={(open) => !open && onClose(typed.current)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          typed.current = undefined;
          // Closes only the calendar, not the panel around it.
          event.preventDefault();
        }}
      />
    </AntdTheme>
  );
}
