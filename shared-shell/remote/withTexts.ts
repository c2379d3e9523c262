import { addTexts } from '../i18n/texts.ts';
import type { Remote } from './define.ts';

/**
 * Loads a screen or panel together with its texts, so that the remote's first page needn't load them.
 *
 *     student: withTexts(() => import('…/student-panel'), studentPanelTexts)
 */
export const withTexts =
  <C>(
    load: () => Promise<{ readonly default: C }>,
    ...texts: readonly Remote['texts'][]
  ): (() => Promise<{ readonly default: C }>) =>
  async () => {
    const [screen] = await Promise.all([load(), ...texts.map(addTexts)]);
    return screen;
  };
