import { useTranslation } from 'react-i18next';

import '../file/import.css';

type IncludeRowProps = {
  /** The row's number, as text may show it. */
  readonly line: number | string;
  readonly included: boolean;
  readonly onChange: (included: boolean) => void;
};

/** Check box that includes a row of the file in the import, or leaves it out [import.left-out]. */
export function IncludeRow({ line, included, onChange }: IncludeRowProps) {
  const { t } = useTranslation('studentImport');
  return (
    <label className="student-import__include">
      <input
        type="checkbox"
        aria-label={t('takeRow', { line })}
        checked={included}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
