import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
import { isDay } from '@memocartes/contract/learning/calendar/days';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';

const instant = /^\d{4}-\d{2}-\d{2}T/;
/** Details that the name of the event or of its target already tells. */
const hidden = ['what', 'operation'];
/** Events recorded before `permission` was stored have only the route of their request. */
const isShown = (name: string, details: AuditRow['details']) =>
  !hidden.includes(name) && !(name === 'route' && details.permission !== undefined);

/** The details of an event as text. Words that the `audit` texts lack come from the `history` texts. */
export function useDetailsText(): (row: AuditRow) => string {
  const { t } = useTranslation(['audit', 'history']);
  const dates = useDates();
  const label = useRoleLabel();

  const nameOf = (field: string) =>
    t(`names.${field}`, { defaultValue: t(`history:fields.${field}`, { defaultValue: field }) });
  const fieldText = (field: string) =>
    t(`values.${field}`, {
      defaultValue: t(`history:fields.${field}`, { defaultValue: field }).replace(/^./u, (letter) =>
        letter.toLowerCase(),
      ),
    });
  const valueText = (name: string, text: string) => {
    if (name === 'fields') return fieldText(text);
    if (name === 'permission') return t(`permissions.${text.replace(':', '.')}`, { defaultValue: text });
    if (name === 'role') return label(text).toLocaleLowerCase();
    if (isDay(text)) return dates.day(text);
    if (instant.test(text)) return dates.instant(text);
    return t(`values.${text}`, { defaultValue: t(`history:values.${name}.${text}`, { defaultValue: text }) });
  };

  return ({ details }) =>
    Object.entries(details)
      .filter(([name]) => isShown(name, details))
      .map(([name, value]) => {
        if (name === 'is_limited') return t('limited');
        const values = [value]
          .flat()
          .map((item) => (item === null || item === '' ? '' : valueText(name, String(item))));
        const separator = name === 'fields' ? ', ' : ' → ';
        return t('detail', { name: nameOf(name), value: values.filter(Boolean).join(separator) });
      })
      .join(' · ');
}
