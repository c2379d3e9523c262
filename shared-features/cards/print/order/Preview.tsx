import type { Card } from '@memocartes/contract/cards/cards.routes';
import { perSheet, type Point } from '@memocartes/contract/print/sheet-layout/sheet';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { type Choice, type ChosenCards, PrintSheet, toShift } from '../sheets/index.ts';
import { parseLength, type PrintValues } from './print.form.ts';

type Props = {
  readonly cards: readonly Card[];
  readonly sizes: ChosenCards['sizes'];
  readonly choice: Choice;
  readonly values: PrintValues;
  /**
   * Id of the print job. The link to all sheets contains the id, so that going back shows the job
   * [printing.found-again].
   */
  readonly job: number | undefined;
};

function addressOf({ choice, values, job }: Pick<Props, 'choice' | 'values' | 'job'>, shift: Point) {
  const { packs, cards, copies, level } = choice;
  const { duplex, qr } = values;
  const query = new URLSearchParams({
    packs: packs.join(','),
    cards: cards.join(','),
    duplex,
    ...(level && { level }),
    ...(copies?.size && { copies: cards.map((id) => copies.get(id) ?? 1).join(',') }),
    ...(qr && { qr: 'true' }),
    ...(shift.x && { shift_x: String(shift.x) }),
    ...(shift.y && { shift_y: String(shift.y) }),
    ...(job !== undefined && { print: String(job) }),
  });
  return `/print-cards-template?${query.toString()}`;
}

/** Both pages of the first sheet, as printed. */
export function Preview({ cards, sizes, choice, values, job }: Props) {
  const { t } = useTranslation('printCards');
  const sheetCards = cards.slice(0, perSheet);
  const shift = toShift(parseLength(values.shift_x), parseLength(values.shift_y));
  return (
    <section className="print-preview" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      {sheetCards.length === 0 ? (
        <p className="print-preview__empty">{t('previewEmpty')}</p>
      ) : (
        <>
          <div className="print-preview__pages">
            {(['front', 'back'] as const).map((side) => (
              <PrintSheet
                key={side}
                cards={sheetCards}
                sizes={sizes}
                side={side}
                shift={shift}
                duplex={values.duplex}
                qr={values.qr}
                label={t(`sheet.${side}`, { number: 1 })}
              />
            ))}
          </div>
          <LinkButton to={addressOf({ choice, values, job }, shift)} icon="grid">
            {t('previewAll')}
          </LinkButton>
        </>
      )}
    </section>
  );
}
