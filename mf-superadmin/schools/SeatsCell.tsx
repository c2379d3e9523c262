import { Tag } from '@memocartes/shared-ui/tag';

type Props = { readonly used: number; readonly bought: number | null };

/**
 * Seats used and bought, « 48 / 60 »; highlighted when seats were bought and all are used. Without a limit, only the
 * seats used.
 */
export function SeatsCell({ used, bought }: Props) {
  if (bought === null) return used;
  const text = `${used}\u00a0/\u00a0${bought}`;
  return bought > 0 && used >= bought ? <Tag tone="warning">{text}</Tag> : text;
}
