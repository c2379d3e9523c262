import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import type { Verdict } from './useImport.ts';
import './student-import.css';

export type FileNameProps = { readonly file: File; readonly verdict: Pick<Verdict, 'encoding' | 'separator'> };

/** The file that was read, and how: its encoding and separator were found out. */
export function FileName({ file, verdict: { encoding, separator } }: FileNameProps) {
  const { t } = useTranslation('studentImport');
  return (
    <div className="student-import__file">
      <Icon name="file" size={28} />
      <span>
        <strong>{file.name}</strong>
        {encoding && separator && (
          <small>{t('readAs', { encoding: t(encoding), separator: t(`separator_${separator}`) })}</small>
        )}
      </span>
    </div>
  );
}
