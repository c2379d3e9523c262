import { answerLinesOf, linesOf } from '@memocartes/contract/cards/cards';
import { publicCardsCalls } from '@memocartes/contract/cards/public/public-cards.calls';
import type { PublicCard } from '@memocartes/contract/cards/public/public-cards.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { usePromise } from '@memocartes/shared-ui/lazy';
import { ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PublicPage } from '../public-page/PublicPage.tsx';
import { CardLinks } from './CardLinks.tsx';
import { codeOf, pathOf, readCard, readVisitor } from './readCard.ts';
import './card.css';

function read(code: string) {
  const card = readCard(code);
  // React may discard a render that suspends on texts. A rejection of this promise would then be unhandled.
  card.catch(() => undefined);
  return { card, session: readVisitor() };
}

/**
 * `/c/:code`: the page of a printed card's QR code. Shows the question to everyone, the answer to the followers of a
 * student who has the card, and links [cards.public] [printing.qr-target].
 */
export default function CardPage() {
  const { t } = useTranslation('public', { keyPrefix: 'card' });
  const failure = useFailure();
  const code = codeOf(location.pathname);
  const [reading, setReading] = useState(() => read(code));
  const { value: card, error } = usePromise(reading.card);
  const { value: session } = usePromise(reading.session);
  const links = session && (card || error !== undefined) && <CardLinks session={session} card={card} />;

  if (error !== undefined) {
    const isUnknown = asApiError(error)?.status === 404;
    return (
      <PublicPage title={t(isUnknown ? 'unknown.title' : 'title')} intro={isUnknown && t('unknown.hint')}>
        {!isUnknown && (
          <ErrorState title={t('failed')} message={failure.text(error)} onRetry={() => setReading(read(code))} />
        )}
        {links}
      </PublicPage>
    );
  }

  return (
    <PublicPage title={t('title')} intro={card && t(card.at_home ? 'homeHint' : 'hint')}>
      {card ? (
        <Question card={card} code={code} />
      ) : (
        <Loading label={t('loading')}>
          <div className="cd-card cd-wait">
            <Skeleton width="100%" height="100%" />
          </div>
        </Loading>
      )}
      {links}
    </PublicPage>
  );
}

type QuestionProps = { readonly card: PublicCard; readonly code: string };

function Question({ card, code }: QuestionProps) {
  const { t } = useTranslation('public', { keyPrefix: 'card' });
  const [turned, setTurned] = useState(false);
  const { is_handwritten, level, parent_subject, subject, at_home: home } = card;
  const { has_image, ...side } = card.front;
  const front = { ...side, image: has_image ? `/api${pathOf(publicCardsCalls.image.path, code)}` : null };

  return (
    <>
      <div className="cd-about">
        {[level, parent_subject, subject].map((text) => text && <Tag key={text}>{text}</Tag>)}
      </div>
      <div className="cd-card">
        {home ? (
          <Flashcard front={front} back={backOf(home)} hand={is_handwritten} turned={turned} onTurn={setTurned} />
        ) : (
          <Flashcard front={front} hand={is_handwritten} turned={false} />
        )}
      </div>
      {home && (
        <Button kind="primary" size="large" icon="flip" onClick={() => setTurned(!turned)}>
          {t(turned ? 'turnBack' : 'turn')}
        </Button>
      )}
    </>
  );
}

/** The answer side. */
function backOf(home: NonNullable<PublicCard['at_home']>) {
  const { back_side: side } = home;
  const image = documentUrl(side.image);
  return { pattern: side.pattern, lines: linesOf(side), image, alt: side.alt, answerLines: answerLinesOf(home) };
}
