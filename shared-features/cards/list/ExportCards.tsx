import { downloadList } from '@memocartes/shared-api/download';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCsvExport } from '@memocartes/shared-shell/table-query';
import { Menu } from '@memocartes/shared-ui/menu';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { CardsPageProps } from './cardsPage.props.ts';

type Props = Pick<CardsPageProps, 'scope'> & { readonly query: Record<string, unknown> };

/**
 * Exports the list as CSV, or for Anki with images [cards.export]. The export for Anki contains the person's own cards
 * of the list; for a superadmin, the certified cards.
 */
export function ExportCards({ scope, query }: Props) {
  const { t } = useTranslation('cards');
  const failure = useFailure();
  const onCsv = useCsvExport('/cards', query);
  const [isBusy, setIsBusy] = useState(false);

  const runExport = async (exportList: () => Promise<void>) => {
    setIsBusy(true);
    await exportList();
    setIsBusy(false);
  };

  const onAnki = async () => {
    try {
      await downloadList('/cards', query, 'apkg');
      toast.success(t('exportDone'));
    } catch (error) {
      failure.toast(error);
    }
  };

  const label = t(`exportAnki.${scope === 'certified' ? 'all' : 'own'}`);
  const forAnki = { label, disabled: isBusy, onClick: () => void runExport(onAnki) };

  return (
    <Menu
      icon="download"
      label={t('exportLabel')}
      busy={isBusy}
      items={[
        { label: t('exportCsv'), disabled: isBusy, onClick: () => void runExport(onCsv) },
        // A school admin cannot create cards.
        ...(scope === 'school' ? [] : [forAnki]),
      ]}
    />
  );
}
