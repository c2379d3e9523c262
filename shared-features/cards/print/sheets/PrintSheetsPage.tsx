import { type Duplex, perSheet } from '@memocartes/contract/print/sheet-layout/sheet';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { EmptyState, ErrorState, Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { copiesOf, withCopies } from './copies.ts';
import { levelOf } from './levelOf.ts';
import { parseIds } from './parseIds.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { toShift } from './shift.ts';
import { useChosenCards } from './useChosenCards.ts';

/** `/print-cards-template?packs=1,2&cards=3&duplex=short&shift_x=1.5`: both sides of every sheet, without the shell. */
export function PrintSheetsPage() {
  const { t } = useTranslation('printCards');
  const failure = useFailure();
  const [address] = useSearchParams();
  const duplex: Duplex = address.get('duplex') === 'short' ? 'short' : 'long';
  const shift = toShift(Number(address.get('shift_x')), Number(address.get('shift_y')));
  const choice = {
    packs: parseIds(address.get('packs')),
    cards: parseIds(address.get('cards')),
    level: levelOf(address),
  };
  const { cards: uniqueCards, sizes, error, retry } = useChosenCards(choice);
  const cards = uniqueCards && withCopies(uniqueCards, copiesOf(address));
  const sheets = Array.from({ length: Math.ceil((cards?.length ?? 0) / perSheet) }, (_, i) => i);
  const back = `/schools/print-cards?${address.toString()}`;

  return (
    <div className="print-sheets">
      <header className="print-sheets__tools">
        <h1>{t('sheets.title')}</h1>
        <Row>
          <LinkButton to={back} icon="arrow-left">
            {t('sheets.back')}
          </LinkButton>
          <Button kind="primary" icon="print" onClick={() => print()}>
            {t('sheets.print')}
          </Button>
        </Row>
      </header>
      {error !== undefined && <ErrorState message={failure.text(error)} onRetry={retry} />}
      {!cards && error === undefined && <Loading height={480} />}
      {cards?.length === 0 && <EmptyState title={t('sheets.empty')} hint={t('sheets.emptyHint')} />}
      {cards &&
        sheets.flatMap((i) =>
          (['front', 'back'] as const).map((side) => (
            <PrintSheet
              key={`${i}-${side}`}
              cards={cards.slice(i * perSheet, (i + 1) * perSheet)}
              sizes={sizes}
              side={side}
              duplex={duplex}
              shift={shift}
              qr={address.get('qr') === 'true'}
              label={t(`sheet.${side}`, { number: i + 1 })}
            />
          )),
        )}
    </div>
  );
}
