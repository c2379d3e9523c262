import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ContactDialog } from '../../contact/index.ts';
import { DescriptionList } from '../../panel-form/index.ts';
import { SchoolSeats, SchoolSubscription } from '../../schools/details/index.ts';

const waiting = (
  <Loading>
    <Card>
      <Skeleton height={320} />
    </Card>
  </Loading>
);

/** The school's offer: name, limits, dates. Changes are requested from the superadmins. */
export function OfferTab() {
  const { t } = useTranslation('accountSettings');
  const me = useMe();
  const query = useGetSchoolQuery(me.school_id === null ? skipToken : { id: me.school_id });
  const [isContactOpen, setIsContactOpen] = useState(false);

  return (
    <Loaded {...query} waiting={waiting}>
      {(school) => (
        <Stack gap={5}>
          <Card title={school.name}>
            <SchoolSubscription school={school} />
            {school.limits.cards !== null && (
              <DescriptionList
                items={[[t('offer.cards'), t('offer.cardsOf', { used: me.nb_cards, max: school.limits.cards })]]}
              />
            )}
          </Card>
          <Card title={t('offer.seats')}>
            <SchoolSeats school={school} />
          </Card>
          <Can do="contact:send">
            <Card title={t('offer.change')}>
              <Stack align="start">
                <p>{t(isIndependentOffer(me.offer_id) ? 'offer.changeHintAlone' : 'offer.changeHint')}</p>
                <Button icon="mail" onClick={() => setIsContactOpen(true)}>
                  {t('offer.contact')}
                </Button>
              </Stack>
            </Card>
          </Can>
          {isContactOpen && <ContactDialog onClose={() => setIsContactOpen(false)} />}
        </Stack>
      )}
    </Loaded>
  );
}
