import { accountSettingsTexts } from '@memocartes/shared-features/account/settings/texts';
import { followerFormTexts } from '@memocartes/shared-features/followers/form/texts';
import { followerPanelTexts } from '@memocartes/shared-features/followers/panel/texts';
import { homeRevisionTexts } from '@memocartes/shared-features/home-revision/texts';
import { messagingTexts } from '@memocartes/shared-features/messaging/texts';
import { notificationsTexts } from '@memocartes/shared-features/notifications/texts';
import { resourcesTexts } from '@memocartes/shared-features/resources/texts';
import { scanTexts } from '@memocartes/shared-features/scan/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentPanelTexts } from '@memocartes/shared-features/students/panel/texts';
import { defineRemote, withTexts } from '@memocartes/shared-shell/remote';

import { childWeekTexts } from './child/texts.ts';
import { record } from './record.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': withTexts(
      () => import('./dashboard/DashboardPage.tsx'),
      childWeekTexts,
      notificationsTexts,
      followerFormTexts,
      homeRevisionTexts,
    ),
    '/Params': withTexts(() => import('@memocartes/shared-features/account/settings'), accountSettingsTexts),
    '/Resources': withTexts(() => import('@memocartes/shared-features/resources/page'), resourcesTexts),
    '/my-childrens/:id?': withTexts(
      () => import('./children/MyChildrenPage.tsx'),
      childWeekTexts,
      followerFormTexts,
      homeRevisionTexts,
      studentBoxesTexts,
    ),
    '/students/:id?': withTexts(() => import('./students/ChildPage.tsx'), studentBoxesTexts, scanTexts),
    '/messaging/:id?': withTexts(() => import('@memocartes/shared-features/messaging'), messagingTexts),
  },
  panels: {
    message: withTexts(() => import('@memocartes/shared-features/messaging/creation'), messagingTexts),
    student: withTexts(() => import('@memocartes/shared-features/students/panel'), studentPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/followers/panel'), followerPanelTexts),
  },
  texts: ownTexts,
});
