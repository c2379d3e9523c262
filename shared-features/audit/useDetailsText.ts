import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
import { useTranslation } from 'react-i18next';

/** The details of an event as text. */
export function useDetailsText(): (row: AuditRow) => string {
  const { t } = useTranslation('audit');
  return ({ details }) =>
    Object.entries(details)
      .filter(([name]) => name !== 'what')
      .map(([name, value]) => {
        if (name === 'is_limited') return t('limited');
        const values = [value].flat().map((item) => t(`values.${String(item)}`, { defaultValue: String(item ?? '') }));
        const separator = name === 'fields' ? ', ' : ' → ';
        return t('detail', {
          name: t(`names.${name}`, { defaultValue: name }),
          value: values.filter(Boolean).join(separator),
        });
      })
      .join(' · ');
}
