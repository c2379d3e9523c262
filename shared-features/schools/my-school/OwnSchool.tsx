import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { RecentOperations } from '../../bulk-operations/index.ts';
import { History } from '../../history/index.ts';
import { OwnInvoices } from '../../invoices/own/index.ts';
import { SchoolOverview } from '../page/index.ts';

/** The user's own school, for those who administer it: seats, recent operations, tablets, invoices, history. */
export function OwnSchool({ id }: { readonly id: number | undefined }) {
  const { t } = useTranslation('mySchool');
  const panel = usePanel();
  return (
    <SchoolOverview
      id={id}
      withOffer
      actions={(school) => (
        <>
          <Can do="school:edit-contact" on={{ schoolId: school.id }}>
            <Button icon="edit" onClick={() => panel.open('school', 'EDIT', { itemId: school.id })}>
              {t('edit')}
            </Button>
          </Can>
          <Can do="school:change-year" on={{ schoolId: school.id }}>
            <LinkButton to="/my-school/year-change" icon="calendar">
              {t('yearChange')}
            </LinkButton>
          </Can>
          <LinkButton to="/my-school/privacy" icon="shield">
            {t('privacy')}
          </LinkButton>
          <Can do="message-report:list">
            <LinkButton to="/schools/reports" icon="message">
              {t('reports')}
            </LinkButton>
          </Can>
          <LinkButton to="/my-school/codes" kind="primary" icon="print">
            {t('printCodes')}
          </LinkButton>
        </>
      )}
      recent={(school) => <RecentOperations schoolId={school.id} />}
      tabletActions={() => (
        <LinkButton to="/my-school/codes?tablets=true" size="small" icon="print">
          {t('print')}
        </LinkButton>
      )}
      more={(school) => (
        <>
          <Can do="invoice:view" on={{ schoolId: school.id }}>
            <OwnInvoices schoolId={school.id} />
          </Can>
          <Card>
            <History entityType="SCHOOL" entityId={school.id} on={{ schoolId: school.id }} />
          </Card>
        </>
      )}
    />
  );
}
