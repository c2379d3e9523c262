import type { Card } from '@memocartes/contract/cards/cards.routes';
import { perSheet } from '@memocartes/contract/print/sheet';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { parseLength, type PrintValues } from './print.form.ts';
import { type Choice, type ChosenCards, PrintSheet } from './sheets/index.ts';

type Props = {
  readonly cards: readonly Card[];
  readonly sizes: ChosenCards['sizes'];
  readonly choice: Choice;
  readonly values: PrintValues;
};

const addressOf = ({ packs, cards, copies }: Choice, { duplex, qr }: PrintValues) =>
  `/print-cards-template?${new URLSearchParams({ packs: packs.join(','), cards: cards.join(','), duplex, ...(copies?.size && { copies: cards.map((id) => copies.get(id) ?? 1).join(',') }), ...(qr && { qr: 'true' }) }).toString()}`;

/** Both pages of the first sheet, as printed. */
export function Preview({ cards, sizes, choice, values }: Props) {
  const { t } = useTranslation('printCards');
  const first = cards.slice(0, perSheet);
  const shift = { x: parseLength(values.shift_x) || 0, y: parseLength(values.shift_y) || 0 };
  return (
    <section className="print-preview" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      {first.length === 0 ? (
        <p className="print-preview__none">{t('previewEmpty')}</p>
      ) : (
        <>
          <div className="print-preview__pages">
            {(['front', 'back'] as const).map((side) => (
              <PrintSheet
                key={side}
                {...{ cards: first, sizes, side, shift, duplex: values.duplex, qr: values.qr }}
                label={t(`sheet.${side}`, { number: 1 })}
              />
            ))}
          </div>
          <LinkButton to={addressOf(choice, values)} icon="grid">
            {t('previewAll')}
          </LinkButton>
        </>
      )}
    </section>
  );
}
