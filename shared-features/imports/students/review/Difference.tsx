import type { ImportDifference } from '@memocartes/contract/imports/imports.routes';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import '../../file/import.css';

/** The changes that the user confirmed: all moves or none, and the ids of the students who leave. */
export type ConfirmedChanges = { readonly move: boolean; readonly departures: readonly number[] };
export const nothingConfirmed: ConfirmedChanges = { move: false, departures: [] };

type DifferenceProps = {
  readonly difference: ImportDifference;
  readonly confirmed: ConfirmedChanges;
  /** Number of students to mark as departed, to free seats for the file; 0 if none is needed. */
  readonly nbDeparturesNeeded?: number;
  readonly onChange: (confirmed: ConfirmedChanges) => void;
};

/**
 * Changes that a file of the new school year would make to existing students. Only the changes that the user confirms
 * are made [import.existing].
 */
export function Difference({
  difference: { moves, departures },
  confirmed,
  nbDeparturesNeeded = 0,
  onChange,
}: DifferenceProps) {
  const { t } = useTranslation('studentImport');
  if (moves.length === 0 && departures.length === 0) return null;
  const placeOf = (class_: string | null, level: string | null) => class_ ?? level ?? t('noClass');

  const toggle = (id: number, leaves: boolean) =>
    onChange({
      ...confirmed,
      departures: leaves ? [...confirmed.departures, id] : confirmed.departures.filter((item) => item !== id),
    });

  return (
    <Stack gap={3}>
      {moves.length > 0 && (
        <Stack gap={1}>
          <CheckboxField
            name="move"
            label={t('moves', { count: moves.length })}
            hint={t('movesHint')}
            value={confirmed.move}
            onChange={(move) => onChange({ ...confirmed, move })}
          />
          <details className="student-import__difference">
            <summary>{t('seeMoves')}</summary>
            <ul>
              {moves.map((item) => (
                <li key={item.id}>
                  {t(item.is_back ? 'backOf' : 'moveOf', {
                    name: item.name,
                    before: placeOf(item.class_, item.level),
                    after: placeOf(item.class_after, item.level_after),
                  })}
                </li>
              ))}
            </ul>
          </details>
        </Stack>
      )}
      {departures.length > 0 && (
        <Stack gap={1}>
          <CheckboxField
            name="departures"
            label={t('departures', { count: departures.length })}
            hint={
              nbDeparturesNeeded > 0
                ? `${t('departuresNeeded', { count: nbDeparturesNeeded })} ${t('departuresHint')}`
                : t('departuresHint')
            }
            value={confirmed.departures.length === departures.length}
            partial={confirmed.departures.length > 0 && confirmed.departures.length < departures.length}
            onChange={(all) => onChange({ ...confirmed, departures: all ? departures.map(({ id }) => id) : [] })}
          />
          <details className="student-import__difference">
            <summary>{t('seeDepartures', { count: confirmed.departures.length })}</summary>
            <ul>
              {departures.map(({ id, name, class_ }) => (
                <li key={id}>
                  <CheckboxField
                    name={`departure-${id}`}
                    label={`${name}, ${class_ ?? t('noClass')}`}
                    value={confirmed.departures.includes(id)}
                    onChange={(leaves) => toggle(id, leaves)}
                  />
                </li>
              ))}
            </ul>
          </details>
        </Stack>
      )}
    </Stack>
  );
}
