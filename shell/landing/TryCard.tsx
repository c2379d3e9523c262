import { Boxes } from '@memocartes/shared-ui/boxes';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { countsOf, demoCards, nextBox } from './demo.ts';

/** A demonstration: cards to turn and answer, the five boxes through which they move, and a link to ask for a trial [contact.trial]. */
export function TryCard() {
  const { t } = useTranslation('public', { keyPrefix: 'landing.demo' });
  const { t: tLanding } = useTranslation('public', { keyPrefix: 'landing' });
  const [cards, setCards] = useState(demoCards);
  const [at, setAt] = useState(0);
  const [turned, setTurned] = useState(false);
  const [message, setMessage] = useState('');
  const card = cards[at]!;

  const answer = (knew: boolean) => {
    const box = nextBox(card.box, knew);
    setCards(cards.map((item, i) => (i === at ? { ...item, box } : item)));
    setMessage(!knew ? t('back') : box === 5 ? t('kept') : t('moved', { box }));
    setAt((at + 1) % cards.length);
    setTurned(false);
  };

  return (
    <section className="ld-try" aria-labelledby="ld-try">
      <h2 id="ld-try" className="mc-sr-only">
        {t('title')}
      </h2>
      <div className="ld-try__card" lang="fr">
        <Flashcard
          cardKey={at}
          front={{ pattern: 'none', lines: card.front.split('\n') }}
          back={{ pattern: 'none', lines: card.back.split('\n') }}
          hand
          turned={turned}
          onTurn={setTurned}
        />
      </div>
      <div className="ld-try__side">
        <p className="ld-try__hint" role="status">
          {message || t('hint')}
        </p>
        <div className="ld-try__actions">
          <Button icon="check" disabled={!turned} onClick={() => answer(true)}>
            {t('knew')}
          </Button>
          <Button icon="refresh" disabled={!turned} onClick={() => answer(false)}>
            {t('notYet')}
          </Button>
        </div>
        <Boxes label={t('boxes')} counts={countsOf(cards)} />
        <p className="ld-try__when">{t('when')}</p>
        <div>
          <LinkButton kind="primary" to="/essai">
            {tLanding('askTrial')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
