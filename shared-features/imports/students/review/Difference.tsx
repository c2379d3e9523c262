import type { ImportDifference } from '@memocartes/contract/imports/imports.routes';
import { CheckboxField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import '../../common/import.css';

/** The confirmed changes: moves and departures. */
export type Agreed = { readonly move: boolean; readonly departures: readonly number[] };
export const noneConfirmed: Agreed = { move: false, departures: [] };

export type DifferenceProps = {
  readonly difference: ImportDifference;
  readonly agreed: Agreed;
  readonly onChange: (agreed: Agreed) => void;
};

/** Changes that a new year's file makes to existing students, each to be confirmed [import.existing]. */
export function Difference({ difference: { moves, departures }, agreed, onChange }: DifferenceProps) {
  const { t } = useTranslation('studentImport');
  if (!moves.length && !departures.length) return null;
  const placeOf = (class_: string | null, level: string | null) => class_ ?? level ?? t('noClass');
  const toggle = (id: number, leaves: boolean) =>
    onChange({
      ...agreed,
      departures: leaves ? [...agreed.departures, id] : agreed.departures.filter((item) => item !== id),
    });
  return (
    <Stack gap={3}>
      {moves.length > 0 && (
        <Stack gap={1}>
          <CheckboxField
            name="move"
            label={t('moves', { count: moves.length })}
            hint={t('movesHint')}
            value={agreed.move}
            onChange={(move) => onChange({ ...agreed, move })}
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
            hint={t('departuresHint')}
            value={agreed.departures.length === departures.length}
            onChange={(all) => onChange({ ...agreed, departures: all ? departures.map(({ id }) => id) : [] })}
          />
          <details className="student-import__difference">
            <summary>{t('seeDepartures', { count: agreed.departures.length })}</summary>
            <ul>
              {departures.map(({ id, name, class_ }) => (
                <li key={id}>
                  <CheckboxField
                    name={`departure-${id}`}
                    label={`${name}, ${class_ ?? t('noClass')}`}
                    value={agreed.departures.includes(id)}
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
