import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Answer, ConflictField } from './conflict.ts';
import { differingFields, mergeVersions, type Versions } from './merge.ts';
import './versions.css';

type Props<V> = {
  readonly fields: readonly ConflictField<V>[];
  readonly versions: Versions<V>;
  readonly onAnswer: (answer: Answer<V>) => void;
};

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/**
 * Lets the person choose between their own and the saved version of each differing value. Preselects the version of the
 * side that changed the value; if both did, the person's own.
 */
export function ConflictDialog<V extends object>({ fields, versions, onAnswer }: Props<V>) {
  const { t } = useTranslation('errors');
  const group = useId();
  const { mine, theirs } = versions;
  const merged = mergeVersions(versions);
  const names = differingFields(mine, theirs);
  const listedFields = fields.filter(({ name }) => names.includes(name));
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() => {
    const fromMine = new Set<string>(differingFields(merged, theirs));
    return Object.fromEntries(listedFields.map(({ name }) => [name, fromMine.has(name) ? 'mine' : 'theirs']));
  });

  const result = () =>
    Object.fromEntries(
      Object.keys(merged).map((name) => {
        const side = chosen[name];
        return [name, (side ? versions[side] : merged)[name as keyof V]];
      }),
    ) as V;

  const plainText = (value: unknown) =>
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- without `show`, a field is a text, a number or a list of them
    typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value ?? '');

  const textOf = ({ name, show }: ConflictField<V>, values: V) =>
    (show ? show(values) : plainText(values[name])) || t('conflict.empty');
  const chooseSide = (side: Side) => setChosen(Object.fromEntries(listedFields.map(({ name }) => [name, side])));

  return (
    <Dialog
      width={720}
      title={t('conflict.title')}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button kind="quiet" onClick={() => onAnswer(undefined)}>
            {t('conflict.back')}
          </Button>
          <Button onClick={() => onAnswer('theirs')}>{t('conflict.reload')}</Button>
          <Button kind="primary" onClick={() => onAnswer(result())}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('conflict.body')}</p>
        <Row gap={2}>
          {sides.map((side) => (
            <Button key={side} size="small" kind="quiet" onClick={() => chooseSide(side)}>
              {t(`conflict.all.${side}`)}
            </Button>
          ))}
        </Row>
        {listedFields.map((field) => (
          <fieldset key={field.name} className="conflict">
            <legend>{field.label}</legend>
            {sides.map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`${group}-${field.name}`}
                  checked={chosen[field.name] === side}
                  onChange={() => setChosen({ ...chosen, [field.name]: side })}
                />
                <small>{t(`conflict.${side}`)}</small>
                <span className="conflict__value">{textOf(field, versions[side])}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </Stack>
    </Dialog>
  );
}
