import type { Scannable } from '@memocartes/contract/learning/scan/scan.routes';
import { IconButton } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import type { Scan } from '../queue/scans.ts';

type Props = {
  readonly scans: readonly Scan[];
  readonly scannable: Scannable;
  readonly onRemove: (clientId: string) => void;
};

/** The two piles, the latest card first; any card can be removed [scanning.undo]. */
export function Piles(props: Props) {
  return (
    <div className="scan__piles">
      <Pile {...props} isRight />
      <Pile {...props} isRight={false} />
    </div>
  );
}

function Pile({ scans, scannable: { cards }, onRemove, isRight }: Props & { readonly isRight: boolean }) {
  const { t } = useTranslation('scan');
  const id = useId();
  const pileScans = scans.filter((scan) => scan.is_right === isRight).toReversed();

  const nameOf = ({ cards_id, code }: Scan) => {
    const card = cards.find((item) => item.cards_id === cards_id);
    return card ? frontOf(card) : code;
  };

  return (
    <section className={`scan-list scan-list--${isRight ? 'known' : 'unknown'}`} aria-labelledby={id}>
      <h3 id={id}>
        <Icon name={isRight ? 'check' : 'close'} />
        {t('pileCount', { pile: t(isRight ? 'known' : 'unknown'), count: pileScans.length })}
      </h3>
      {pileScans.length === 0 ? (
        <p className="scan-list__empty">{t('noCard')}</p>
      ) : (
        <ul>
          {pileScans.map((scan) => (
            <li key={scan.client_id}>
              <span className="scan-list__card">{nameOf(scan)}</span>
              <IconButton
                icon="close"
                size="small"
                label={t('remove', { card: nameOf(scan) })}
                onClick={() => onRemove(scan.client_id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
