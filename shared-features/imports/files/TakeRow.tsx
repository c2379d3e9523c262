import { useTranslation } from 'react-i18next';

import './import.css';

export type TakeRowProps = {
  readonly line: number;
  readonly taken: boolean;
  readonly onChange: (taken: boolean) => void;
};

/** Whether a row of the file is imported. */
export function TakeRow({ line, taken, onChange }: TakeRowProps) {
  const { t } = useTranslation('studentImport');
  return (
    <label className="student-import__take">
      <input
        type="checkbox"
        aria-label={t('takeRow', { line })}
        checked={taken}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
