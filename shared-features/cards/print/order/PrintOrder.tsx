import { maxPrintedCards } from '@memocartes/contract/print/print';
import type { PrintQuota } from '@memocartes/contract/print/print.routes';
import { sheetsOf } from '@memocartes/contract/print/sheet-layout/sheet';
import { printApi, useCreatePrintMutation } from '@memocartes/shared-api/print.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useAddressChange } from '@memocartes/shared-shell/navigation';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Seats } from '@memocartes/shared-ui/seats';
import { Stack } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { chosenLevel, LevelChoice } from '../../../level-choice/index.ts';
import { PageForm } from '../../../page-form/index.ts';
import { useRequestId } from '../../../request-id/index.ts';
import { type Choice, levelOf, useChosenCards, withCopies } from '../sheets/index.ts';
import { Preview } from './Preview.tsx';
import { firstValues, printSchema, type PrintValues, toBody } from './print.form.ts';
import { PrintFields } from './PrintFields.tsx';
import { PrintJobProgress } from './PrintJobProgress.tsx';
import { SingleCards } from './SingleCards.tsx';
import { UnprintableCards } from './UnprintableCards.tsx';

type Props = { readonly quota: PrintQuota; readonly choice: Omit<Choice, 'level'>; readonly onEnd: () => void };

/** A text that is equal for equal orders: the refusal of an order is hidden once the selection or options change. */
const orderKey = (values: PrintValues, choice: Choice) => JSON.stringify(toBody(values, choice));

/**
 * Options, quota, the running job and the preview [printing.quota]. The address contains the job, so that its file can
 * be found again [printing.found-again].
 */
export function PrintOrder({ quota, choice: selected, onEnd }: Props) {
  const { t } = useTranslation('printCards');
  const failure = useFailure();
  const [create] = useCreatePrintMutation();
  const withRequestId = useRequestId();
  const [address] = useSearchParams();
  const job = Number(address.get('print')) || undefined;
  const { data: print } = printApi.endpoints.getPrintJob.useQueryState(job === undefined ? skipToken : { id: job });
  const hasFile = print?.status === 'DONE' && print.has_file;
  const changeAddress = useAddressChange();
  const [refusal, setRefusal] = useState<{ readonly order: string; readonly message: string }>();
  const [picked, setPicked] = useState(() => levelOf(address));
  const { cards: uniqueCards = [], sizes, levels = [], error } = useChosenCards({ ...selected, level: picked });
  const choice = { ...selected, level: chosenLevel(levels, picked) };
  const cards = withCopies(uniqueCards, choice.copies);
  const form = useFormik({
    initialValues: firstValues(quota.last),
    validationSchema: printSchema(t),
    onSubmit: async (values) => {
      setRefusal(undefined);
      const order = orderKey(values, choice);
      const refuse = (message: string) => setRefusal({ order, message });
      const isEmptyOrder = choice.packs.length + choice.cards.length === 0 && !values.dividers && !values.calibration;
      if (isEmptyOrder) return refuse(t('nothing'));
      if (cards.length > maxPrintedCards) return refuse(t('tooMany', { most: maxPrintedCards }));
      const body = toBody(values, choice);
      const { data, error: refused } = await withRequestId(body, (request_id) => create({ ...body, request_id }));
      if (refused) refuse(failure.text(refused));
      else changeAddress((params) => params.set('print', String(data.id)));
    },
  });
  const refusalText = refusal?.order === orderKey(form.values, choice) ? refusal.message : undefined;
  const isUsedUp = quota.used + quota.running >= quota.limit;
  const sheets = sheetsOf(cards.length);
  const sum = [t('nbCards', { count: cards.length }), sheets > 0 && t('nbSheets', { count: sheets })];

  return (
    <PageForm className="print-cards__settings" busy={form.isSubmitting} onSubmit={form.handleSubmit}>
      <section>
        <h2>{t('options')}</h2>
        <Stack gap={3}>
          <LevelChoice
            label={t('level')}
            hint={t('levelHint')}
            allLabel={t('allLevels')}
            offered={levels}
            level={choice.level}
            onPick={setPicked}
          />
          <PrintFields form={form} />
        </Stack>
      </section>
      <Seats
        label={t('counter')}
        used={quota.used}
        bought={quota.limit}
        left={t('left', { count: Math.max(0, quota.limit - quota.used) })}
      />
      {quota.running > 0 && <p role="status">{t('runningNow', { count: quota.running })}</p>}
      {isUsedUp && <Banner tone="warning">{t('used')}</Banner>}
      <SingleCards cards={uniqueCards} choice={choice} />
      <UnprintableCards cards={uniqueCards} />
      {(refusalText !== undefined || error !== undefined) && (
        <Banner tone="danger">{refusalText ?? failure.text(error)}</Banner>
      )}
      <div className="print-cards__submit">
        <strong>{sum.filter(Boolean).join(', ')}</strong>
        {/* Once a file is ready, the main action is to download it. */}
        <Button kind={hasFile ? 'secondary' : 'primary'} icon="print" type="submit" busy={form.isSubmitting}>
          {t('make')}
        </Button>
      </div>
      {job !== undefined && (
        <PrintJobProgress key={job} id={job} onEnd={onEnd} onAgain={() => void form.submitForm()} />
      )}
      <Preview cards={cards} sizes={sizes} choice={choice} values={form.values} job={job} />
    </PageForm>
  );
}
