import DatePicker from 'antd/es/date-picker';
import enGB from 'antd/es/date-picker/locale/en_GB';
import frFR from 'antd/es/date-picker/locale/fr_FR';
import dayjs from 'dayjs';
import type { ComponentRef } from 'react';
import { useEffect, useRef } from 'react';

import { useTheme } from '../theme/ThemeProvider.tsx';
import { AntdTheme } from './AntdTheme.tsx';

type CalendarInputProps = {
  id: string;
  name: string;
  /** Days are `YYYY-MM-DD`. */
  value: string | null;
  min?: string;
  max?: string;
  error?: string | false | null;
  onPick: (day: string | null) => void;
  onClose: () => void;
};

// buttons are named by their month and year: antd's own labels would hide these from screen readers
const unlabelled = { monthSelect: '', yearSelect: '' };
const spoken = {
  fr: { ...frFR, lang: { ...frFR.lang, ...unlabelled } },
  en: { ...enGB, lang: { ...enGB.lang, ...unlabelled } },
};

/** antd's date picker, opened: it replaces the text field until it closes. */
export default function CalendarInput({ id, name, value, min, max, error, onPick, onClose }: CalendarInputProps) {
  const { locale } = useTheme();
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  useEffect(() => picker.current?.focus(), []);
  return (
    <AntdTheme>
      <DatePicker
        ref={picker}
        id={id}
        name={name}
        open
        value={value ? dayjs(value) : null}
        minDate={min ? dayjs(min) : undefined}
        maxDate={max ? dayjs(max) : undefined}
        locale={spoken[locale]}
        format="DD/MM/YYYY"
        status={error ? 'error' : undefined}
        onChange={(day) => onPick(day ? day.format('YYYY-MM-DD') : null)}
        onOpenChange={(open) => !open && onClose()}
        // Esc closes only the calendar, not the panel around it
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      />
    </AntdTheme>
  );
}
