import { PackCounts } from '@memocartes/shared-features/packs/counts';
import { Can } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card, Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** The numbers of packs of the school, and links to packs, cards and printing. */
export function PacksCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('packsAndCards')}>
      <Row justify="space-between">
        <span>
          <PackCounts />
        </span>
        <Row gap={2}>
          <LinkButton to="/schools/packs" icon="pack">
            {t('openPacks')}
          </LinkButton>
          <LinkButton to="/schools/cards" icon="card">
            {t('openCards')}
          </LinkButton>
          <Can do="card:print">
            <LinkButton to="/schools/print-cards" icon="print">
              {t('printCards')}
            </LinkButton>
          </Can>
        </Row>
      </Row>
    </Card>
  );
}
