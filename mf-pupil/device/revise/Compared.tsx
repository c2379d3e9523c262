import { piecesOf, type Verdict } from '@memocartes/contract/device/typed-answer';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

type Props = { readonly typed: string; readonly expected: string; readonly verdict: Verdict };

/** What was written beside the answer, the letters to look at marked; calmly. */
export function Compared({ typed, expected, verdict }: Props) {
  const { t } = useTranslation('device');
  const isRight = verdict !== 'different';
  const written = typed.trim();
  return (
    <div className="pupil-compared" role="status">
      <p className={isRight ? 'pupil-compared__word pupil-compared__word--right' : 'pupil-compared__word'}>
        {isRight && <Icon name="check" size={26} />}
        {t(`typed.${verdict}`)}
      </p>
      {verdict !== 'same' && (
        <dl>
          {written && (
            <div>
              <dt>{t('typed.yours')}</dt>
              <dd>{written}</dd>
            </div>
          )}
          <div>
            <dt>{t('typed.answer')}</dt>
            <dd>
              {written
                ? piecesOf(expected, written).map(({ text, met }, i) =>
                    met ? <span key={i}>{text}</span> : <mark key={i}>{text}</mark>,
                  )
                : expected}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
