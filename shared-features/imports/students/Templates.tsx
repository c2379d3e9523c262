import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { templateFormats } from '@memocartes/contract/imports/imports';
import { download } from '@memocartes/shared-api/download';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import '../file/import.css';

type TemplatesProps = {
  readonly schoolId: number;
  /** Kinds of file that the dialog imports, the most likely first. */
  readonly kinds: readonly ImportKind[];
};

/** Templates to fill in, for schools that can't export from the national tool. */
export function Templates({ schoolId, kinds }: TemplatesProps) {
  const { t } = useTranslation('studentImport');
  const failure = useFailure();

  const save = (kind: ImportKind, format: (typeof templateFormats)[number]) =>
    download(`/schools/${schoolId}/import/template?kind=${kind}&format=${format}`, `modele.${format}`).catch(
      failure.toast,
    );

  return (
    <details className="student-import__templates">
      <summary>{t('templates')}</summary>
      <p>{t('templatesHint')}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <span>{t(`kinds.${kind}`)}</span>
            {templateFormats.map((format) => (
              <Button
                key={format}
                size="small"
                kind="quiet"
                icon="download"
                aria-label={t('template', { kind: t(`kinds.${kind}`), format: t(`format_${format}`) })}
                onClick={() => void save(kind, format)}
              >
                {t(`format_${format}`)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
