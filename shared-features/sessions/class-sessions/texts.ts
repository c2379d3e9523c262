import { joinTexts } from '@memocartes/shared-shell/remote';

import { difficultCardsTexts } from '../../classes/difficult-cards/texts.ts';
import { classesTexts } from '../../classes/page/texts.ts';
import { sessionsTexts } from '../texts.ts';

/** Texts of the page of a class’s sessions, and of the cards that its students miss. */
export const classSessionsTexts = joinTexts(difficultCardsTexts, classesTexts, sessionsTexts);
