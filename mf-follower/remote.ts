import { followerPanelTexts } from '@memocartes/shared-features/followers/panel/texts';
import { paramsTexts } from '@memocartes/shared-features/account/settings/texts';
import { studentBoxesTexts } from '@memocartes/shared-features/students/boxes/texts';
import { studentPanelTexts } from '@memocartes/shared-features/students/panel/texts';
import { defineRemote, joinTexts, withTexts } from '@memocartes/shared-shell/remote';

import { record } from './record.ts';

const ownTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

export default defineRemote({
  record,
  screens: {
    '/Dashboard': () => import('./dashboard/DashboardPage.tsx'),
    '/Params': withTexts(() => import('@memocartes/shared-features/account/settings'), paramsTexts),
    '/my-childrens': () => import('./children/MyChildrenPage.tsx'),
    '/students/:id': () => import('./students/ChildPage.tsx'),
  },
  panels: {
    student: withTexts(() => import('@memocartes/shared-features/students/panel'), studentPanelTexts),
    followers: withTexts(() => import('@memocartes/shared-features/followers/panel'), followerPanelTexts),
  },
  texts: joinTexts(ownTexts, studentBoxesTexts),
});
