import { actorOf } from '@memocartes/contract/auth/actor-of';
import type { PublicCard } from '@memocartes/contract/cards/public/public-cards.routes';
// oxlint-disable-next-line no-restricted-imports -- a public page, without the session of the portal
import { can } from '@memocartes/contract/permissions/permissions';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { useAppName } from '../public-page/settings.tsx';
import type { Session } from '../session/readSession.ts';
import { rememberRequestedPage } from '../session/requestedPage.ts';

type Card = NonNullable<PublicCard['card']>;

/**
 * Address that opens the card in the list of cards: of certified cards for superadmins, of the school's cards for
 * staff.
 */
const addressInList = (canListSchools: boolean, { id, displayed_id }: Card) => {
  const page = canListSchools ? '/superadmin/certified-cards' : '/schools/cards';
  return `${page}?${new URLSearchParams({ search: displayed_id, card: String(id) })}`;
};

type Props = { readonly session: Session; readonly card: PublicCard | undefined };

/**
 * Links of a printed card's page.
 * - On a tablet: revision.
 * - Without a login session: sign-in.
 * - For a follower: the children's cards.
 * - For staff and superadmins: the card in the list.
 * - Otherwise: the dashboard.
 */
export function CardLinks({ session, card: publicCard }: Props) {
  const { t } = useTranslation('public', { keyPrefix: 'card' });
  const appName = useAppName();
  const card = publicCard?.card ?? null;
  if (publicCard?.is_tablet) {
    return (
      <div className="pb-actions">
        <LinkButton kind="primary" size="large" icon="play" to="/device">
          {t('tablet')}
        </LinkButton>
      </div>
    );
  }
  if (session.state !== 'open') {
    return (
      <>
        <p className="pb-soft">{t('signInHint')}</p>
        <div className="pb-actions">
          <LinkButton kind="primary" to="/login" onClick={() => rememberRequestedPage(location)}>
            {t('signIn')}
          </LinkButton>
          <TextLink to="/">{t('home', { name: appName })}</TextLink>
        </div>
      </>
    );
  }
  const me = actorOf(session.user);
  const canListSchools = can(me, 'school:list');
  const hasChildren = can(me, 'student:own-children');
  if (publicCard?.at_home) {
    return (
      <ul className="cd-children">
        {publicCard.at_home.children.map(({ id, firstname, box }) => (
          <li key={id}>
            <TextLink to={`/students/${id}?list-box=${box}`}>{t('ofChild', { name: firstname, box })}</TextLink>
          </li>
        ))}
      </ul>
    );
  }
  const isListed = card !== null && (!canListSchools || card.card_type === 'CERTIFIED');

  return (
    <div className="pb-actions">
      {hasChildren && (
        <LinkButton kind="primary" to="/my-childrens">
          {t('children')}
        </LinkButton>
      )}
      {isListed && (
        <LinkButton kind="primary" to={addressInList(canListSchools, card)}>
          {t('open')}
        </LinkButton>
      )}
      {!hasChildren && !isListed && (
        <LinkButton kind="primary" to="/dashboard">
          {t('dashboard')}
        </LinkButton>
      )}
    </div>
  );
}
