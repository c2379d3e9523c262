import { joinTexts } from '@memocartes/shared-shell/remote';

import { accountStatusTexts } from '../../account/status/texts.ts';
import { invitationsTexts } from '../../invitations/texts.ts';
import { followerFormTexts } from '../form/texts.ts';

/** Texts of the list of followers, for the remotes that show it. */
export const followersListTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  accountStatusTexts,
  followerFormTexts,
  invitationsTexts,
);
