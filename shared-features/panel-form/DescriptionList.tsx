import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import './panel-form.css';

export type Description = readonly [label: string, value: ReactNode];

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === false || value === '';

/** Label and value pairs. An empty value is shown as a dash. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  const { t } = useTranslation('panelForm');
  return (
    <dl className="panel-facts">
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isEmpty(value) ? t('nothing') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
