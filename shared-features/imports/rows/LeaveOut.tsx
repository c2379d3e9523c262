import { Button } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

/** Rows that can be excluded together; `label` describes them with their count. */
export type LeaveOutGroup<Key> = { readonly label: string; readonly rows: readonly Key[] };

type LeaveOutProps<Key> = {
  readonly groups: readonly LeaveOutGroup<Key>[];
  /** Rows that are currently excluded. */
  readonly leftOut: readonly Key[];
  readonly onChange: (rows: readonly Key[], out: boolean) => void;
};

/** Excludes groups of rows from an import, or includes them again [import.left-out]. */
export function LeaveOut<Key>({ groups, leftOut, onChange }: LeaveOutProps<Key>) {
  const { t } = useTranslation('studentImport');
  if (groups.length === 0 && leftOut.length === 0) return null;
  return (
    <>
      {groups.length > 0 && (
        <SelectField
          name="leaveOut"
          label={t('leaveOut')}
          placeholder={t('leaveOutWhich')}
          value={null}
          options={groups.map(({ label }, index) => ({ value: index, label }))}
          onChange={(index) => index !== null && onChange(groups[index]!.rows, true)}
        />
      )}
      {leftOut.length > 0 && (
        <Button size="small" icon="rotate-left" onClick={() => onChange(leftOut, false)}>
          {t('takeBack', { count: leftOut.length })}
        </Button>
      )}
    </>
  );
}
