import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import './panel-form.css';

export type Description = readonly [label: string, value: ReactNode];

/** Label and value pairs. An empty value is a dash. */
export function DescriptionList({ items }: { readonly items: readonly Description[] }) {
  const { t } = useTranslation('panelForm');
  return (
    <dl className="panel-facts">
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? t('nothing') : value}</dd>
        </div>
      ))}
    </dl>
  );
}
