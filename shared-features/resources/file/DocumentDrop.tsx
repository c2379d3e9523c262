import { useSettings } from '@memocartes/shared-shell/settings';
import { FileDrop, formatBytes } from '@memocartes/shared-ui/fields';
import { useTheme } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

/** Time before a dropped or selected file is checked, in milliseconds [resources.file-check]. */
const checkDelayMs = 500;

/** A chosen file; `refused` if its size or format was wrong. */
export type ChosenFile = File | 'refused' | null;

type Props = {
  readonly label: string;
  readonly value: ChosenFile;
  readonly onChange: (file: ChosenFile) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string;
};

/** File field for one document, of the types and size that the settings allow [resources.file-types]. */
export function DocumentDrop({ label, value, onChange, required, disabled, error }: Props) {
  const { t } = useTranslation('resources');
  const { locale } = useTheme();
  const { LIMIT_FILE_UPLOAD, LIST_FILE_TYPES } = useSettings();
  const size = formatBytes(LIMIT_FILE_UPLOAD, locale);
  const types = LIST_FILE_TYPES.join(', ');

  return (
    <FileDrop
      name="file"
      label={label}
      hint={t('fileHint', { types, size })}
      // A restored draft contains no file.
      value={value instanceof File ? value : null}
      onChange={onChange}
      onReject={() => onChange('refused')}
      refusals={{ size: t('fileSize', { size }), type: t('fileType', { types }) }}
      extensions={LIST_FILE_TYPES}
      maxBytes={LIMIT_FILE_UPLOAD}
      delayMs={checkDelayMs}
      required={required}
      disabled={disabled}
      error={error}
    />
  );
}
