import { fieldWords, valueWord } from '@memocartes/contract/history/field-words';
import type { HistoryRow } from '@memocartes/contract/history/history.routes';
import { isDay } from '@memocartes/contract/learning/calendar/days';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Value = HistoryRow['changes'][string][number];

const instant = /^\d{4}-\d{2}-\d{2}T/;

/** Whether the row is an operation on a school, which is summarised by its counts. */
const isCounted = ({ entity_type, action }: HistoryRow) =>
  entity_type === 'SCHOOL' && (action === 'IMPORT' || action === 'YEAR_CHANGE' || action === 'UNDO');

/**
 * A change as text: who did what (`title`) and the changed fields (`detail`). The details of a creation, and counts,
 * have no earlier values.
 */
export function useEntryText(): (row: HistoryRow) => { readonly title: string; readonly detail: ReactNode } {
  const { t } = useTranslation('history');
  const locale = useLocale();
  const dates = useDates();
  const label = useRoleLabel();

  const valueText = (field: string, value: Value, type: string): string => {
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = String(value);
    if (isDay(text)) return dates.day(text);
    if (instant.test(text)) return dates.instant(text);
    if (field === 'role') return label(text).toLowerCase();
    return valueWord(field, text, type)?.[locale] ?? text;
  };

  return (row) => {
    const { action, author, changes, entity_type: entityType } = row;
    const counted = isCounted(row);
    const { operation, ...fields } = changes;
    const listedFields = Object.entries(fields).filter(([, [, after]]) => !counted || after !== 0);
    return {
      title: t(`did.${action}`, {
        context: operation?.[1] as string | undefined,
        who: author ? personName(author) : t('portal'),
      }),
      detail: listedFields.length > 0 && (
        <dl className="history__changes">
          {listedFields.map(([field, [before, after]]) => (
            <div key={field}>
              <dt>{fieldWords[field]?.[locale] ?? field}</dt>
              <dd>
                {!counted && action !== 'CREATE' && (
                  <>
                    <del>{valueText(field, before, entityType)}</del>{' '}
                    <span role="img" aria-label={t('becomes')}>
                      →
                    </span>{' '}
                  </>
                )}
                <ins>{valueText(field, after, entityType)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ),
    };
  };
}
