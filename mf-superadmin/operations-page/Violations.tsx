import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

import { FiguresTable } from './FiguresTable.tsx';
import { Part } from './Part.tsx';
import { violationsState } from './states.ts';

/** Violations of the security policy that browsers reported in the last 24 hours [operations-page.violations]. */
export function Violations({ violations }: { readonly violations: PortalState['violations'] }) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  return (
    <Part title={t('violations')} state={violationsState(violations)}>
      {violations.length > 0 ? (
        <FiguresTable
          caption={t('violations')}
          headers={[t('directive'), t('count'), t('last')]}
          rows={violations}
          cells={({ directive, blocked, source, nb, date_last }) => [
            <>
              {directive}
              {blocked && <p>{t('blocked', { what: blocked })}</p>}
              {source && <p>{t('source', { file: source })}</p>}
            </>,
            nb,
            dates.instant(date_last),
          ]}
        />
      ) : (
        <p>{t('noViolations')}</p>
      )}
    </Part>
  );
}
