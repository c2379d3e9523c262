import type { Edition } from '@memocartes/contract/editions/editions.routes';
import { useListEditionsQuery } from '@memocartes/shared-api/editions.api';
import { PrintEditionDialog, PrintJobProgress } from '@memocartes/shared-features/cards/print/edition';
import { useTablePage } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { EditionDialog } from './EditionDialog.tsx';

/**
 * `/superadmin/editions?print=12`: named sets of certified cards. A row leads to the edition's cards [editions.filter].
 * `print` is the id of a print job: after a reload, its file is found again [editions.print].
 */
export default function EditionsPage() {
  const { t } = useTranslation('editions');
  const list = useListEditionsQuery();
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<{ readonly edition?: Edition }>();
  const [printing, setPrinting] = useState<Edition>();
  const [isChoosing, setIsChoosing] = useState(false);
  const jobId = Number(address.get('print')) || undefined;
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen({})}>
      {t('add')}
    </Button>
  );

  const choose = (edition: Edition) => {
    setPrinting(edition);
    setIsChoosing(true);
  };

  return (
    <Page title={t('title')} intro={t('intro')} actions={add}>
      <Stack gap={4}>
        {jobId && (
          <PrintJobProgress
            key={jobId}
            id={jobId}
            onAgain={() => (printing ? setIsChoosing(true) : setAddress({}, { replace: true }))}
          />
        )}
        <DataTable
          {...useTablePage(list, ({ editions }) => editions)}
          label={t('title')}
          columns={[
            { key: 'name', title: t('name'), primary: true },
            { key: 'nb_cards', title: t('cards'), numeric: true },
          ]}
          rowTo={({ id }) => `/superadmin/certified-cards?edition=${id}`}
          rowActions={(edition) => (
            <>
              <Button
                size="small"
                icon="print"
                aria-label={t('printNamed', { name: edition.name })}
                disabled={!edition.nb_cards}
                onClick={() => choose(edition)}
              >
                {t('print')}
              </Button>
              <Button
                size="small"
                icon="edit"
                aria-label={t('renameNamed', { name: edition.name })}
                onClick={() => setOpen({ edition })}
              >
                {t('rename')}
              </Button>
            </>
          )}
          empty={{ title: t('empty'), hint: t('emptyHint'), action: add }}
        />
      </Stack>
      {open && <EditionDialog edition={open.edition} onClose={() => setOpen(undefined)} />}
      {isChoosing && printing && (
        <PrintEditionDialog
          edition={printing}
          onClose={() => setIsChoosing(false)}
          onQueued={(id) => {
            setIsChoosing(false);
            setAddress({ print: String(id) }, { replace: true });
          }}
        />
      )}
    </Page>
  );
}
