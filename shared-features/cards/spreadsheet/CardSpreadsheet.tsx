import { maxBatchCards } from '@memocartes/contract/cards/bulk/cards-bulk';
import { levels } from '@memocartes/contract/levels/levels';
import { customCardLimit } from '@memocartes/contract/offers/limits';
import { useSelectSubjectsQuery } from '@memocartes/shared-api/subjects.api';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { CheckboxField, SelectField } from '@memocartes/shared-ui/fields';
import { StickyFoot } from '@memocartes/shared-ui/stack';
import { useMedia } from '@memocartes/shared-ui/theme';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';
import { showFirstInvalid } from '../../panel-form/index.ts';
import { useUnsaved } from '../../unsaved/index.ts';
import { cardFormParams } from '../form/cardFormParams.ts';
import { subjectOptions } from '../view/index.ts';
import type { ListRows } from './pasted-rows.ts';
import { type CardRow, type SharedFields, textColumns } from './spreadsheet.form.ts';
import { SpreadsheetRow } from './SpreadsheetRow.tsx';
import { useSaveCards } from './useSaveCards.ts';
import { useSpreadsheet } from './useSpreadsheet.ts';
import './card-spreadsheet.css';

/** Everything entered, restored after a sign-in [accounts.draft]. */
type SpreadsheetDraft = {
  readonly rows: readonly CardRow[];
  readonly about: string | null;
  // Stored in browsers: pages of another version may restore it.
  readonly place: Pick<SharedFields, 'level' | 'is_typed'>;
};

/**
 * Creates many cards in a table, one row each; saves all as drafts or publishes them. `back`: path of the list to
 * return to. `list`: rows with which the table starts.
 */
export function CardSpreadsheet({ back, list }: { readonly back: string; readonly list?: ListRows }) {
  const { t } = useTranslation('cardSpreadsheet');
  const { offerId, nbCards } = useMe();
  const subjectList = useSelectSubjectsQuery();
  const subjects = subjectList.data?.subjects ?? [];
  const isTouch = useMedia('(pointer: coarse)');
  const sheet = useSpreadsheet(list);
  const { levelAndTyped, about, setLevelAndTyped, setAbout, save, busy, failed, subjectError } = useSaveCards(
    sheet,
    subjects,
    back,
  );
  const box = useRef<HTMLDivElement>(null);
  const cardsLeft = Math.min(maxBatchCards, customCardLimit(offerId) - nbCards);
  const nbOverLimit = sheet.filled.length - cardsLeft;
  const count = sheet.filled.length;
  // A card must not be saved without the image that its row is still waiting for.
  const isRefused = nbOverLimit > 0 || sheet.sending.size > 0;
  const unsaved = count > 0 && !busy;
  useUnsaved<SpreadsheetDraft>(unsaved, {
    draft: {
      form: 'cards',
      values: count > 0 ? { rows: sheet.rows, about, place: levelAndTyped } : undefined,
      restore: (draft) => {
        if (draft.rows) sheet.restore(draft.rows);
        if (draft.about !== undefined) setAbout(draft.about);
        if (draft.place) setLevelAndTyped(draft.place);
      },
    },
    params: cardFormParams,
  });

  const send = async (status: 'DRAFT' | 'FINAL') => {
    if (busy || isRefused) return;
    await save(status);
    requestAnimationFrame(() => box.current && showFirstInvalid(box.current));
  };

  return (
    <div ref={box} className="card-spreadsheet">
      <p>
        {t('intro')} {!isTouch && t('keys')}
      </p>
      <LoadError {...subjectList} />
      <section className="card-spreadsheet__shared-fields" aria-label={t('place')}>
        <SelectField
          name="about"
          label={t('subject')}
          required
          value={about}
          options={subjectOptions(subjects)}
          onChange={setAbout}
          error={subjectError}
        />
        <SelectField
          name="level"
          label={t('level')}
          placeholder={t('noLevel')}
          value={levelAndTyped.level}
          options={levels.map((value) => ({ value, label: value }))}
          onChange={(level) => setLevelAndTyped({ ...levelAndTyped, level })}
        />
        <CheckboxField
          name="is_typed"
          label={t('typed')}
          value={levelAndTyped.is_typed}
          onChange={(is_typed) => setLevelAndTyped({ ...levelAndTyped, is_typed })}
        />
      </section>
      {cardsLeft < maxBatchCards && nbOverLimit <= 0 && <Banner tone="info">{t('left', { count: cardsLeft })}</Banner>}
      <table aria-label={t('sheet')}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            {textColumns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col">{t('columns.image')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <SpreadsheetRow key={row.key} sheet={sheet} row={row} index={index} isTouch={isTouch} />
          ))}
        </tbody>
      </table>
      <Button icon="plus" kind="quiet" disabled={sheet.rows.length >= maxBatchCards} onClick={sheet.addRow}>
        {t('addRow')}
      </Button>
      {failed && <Banner tone="danger">{failed}</Banner>}
      <StickyFoot>
        <LinkButton to={back} kind="quiet">
          {t('cancel')}
        </LinkButton>
        <Button disabled={isRefused} busy={busy === 'DRAFT'} onClick={() => void send('DRAFT')}>
          {t('save', { count })}
        </Button>
        <Button
          kind="primary"
          icon="check"
          disabled={isRefused}
          busy={busy === 'FINAL'}
          onClick={() => void send('FINAL')}
        >
          {t('publish', { count })}
        </Button>
        {/* Next to the disabled buttons: on a phone the top of the table is far away. */}
        {nbOverLimit > 0 && <Banner tone="warning">{t('over', { count: nbOverLimit })}</Banner>}
      </StickyFoot>
    </div>
  );
}
