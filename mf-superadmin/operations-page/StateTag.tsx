import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

export type State = 'ok' | 'warning' | 'error';

const looks = {
  ok: { tone: 'success', icon: 'check' },
  warning: { tone: 'warning', icon: 'info' },
  error: { tone: 'danger', icon: 'alert' },
} as const;

/** A state, shown by an icon and a word, never by its colour alone [operations-page.state]. */
export function StateTag({ state }: { readonly state: State }) {
  const { t } = useTranslation('operationsPage');
  return <Tag {...looks[state]}>{t(`states.${state}`)}</Tag>;
}
