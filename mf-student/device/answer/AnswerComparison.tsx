import { isRight, piecesOf, type Verdict } from '@memocartes/contract/learning/answers/typed-answer';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

/** A text in which the characters that differ from another text are marked. */
function Marked({ text, comparedTo }: { readonly text: string; readonly comparedTo: string }) {
  return piecesOf(text, comparedTo).map((piece, i) =>
    piece.isMatched ? <span key={i}>{piece.text}</span> : <mark key={i}>{piece.text}</mark>,
  );
}

type Props = {
  readonly id: string;
  readonly typed: string;
  readonly expected: string;
  readonly verdict: Verdict;
};

/** The typed and the expected answer, one next to the other, with differences marked. */
export function AnswerComparison({ id, typed, expected, verdict }: Props) {
  const { t } = useTranslation('device');
  const written = typed.trim();
  return (
    <div id={id} className="student-compared">
      <p
        className={isRight(verdict) ? 'student-compared__word student-compared__word--right' : 'student-compared__word'}
      >
        {isRight(verdict) && <Icon name="check" size={26} />}
        {t(written ? `typed.${verdict}` : 'typed.unanswered')}
      </p>
      {verdict !== 'same' && (
        <dl>
          {written && (
            <div>
              <dt>{t('typed.yours')}</dt>
              <dd className="student-compared__yours" translate="no">
                <Marked text={written} comparedTo={expected} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('typed.answer')}</dt>
            <dd translate="no">{written ? <Marked text={expected} comparedTo={written} /> : expected}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
