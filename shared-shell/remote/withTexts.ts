import { addTexts } from '../i18n/texts.ts';
import type { Remote } from './define.ts';

/**
 * A screen or panel with its own texts, loaded with it and not with the remote's first page:
 * `student: withTexts(() => import('…/student-panel'), studentPanelTexts)`.
 */
export const withTexts =
  <C>(load: () => Promise<{ default: C }>, ...texts: readonly Remote['texts'][]): (() => Promise<{ default: C }>) =>
  async () => {
    const [screen] = await Promise.all([load(), ...texts.map(addTexts)]);
    return screen;
  };
