import { parsePanelState, samePanel } from './address.ts';

type Guard = {
  readonly ask: () => Promise<boolean>;
  /** Parameters of the address that determine which form the page shows. */
  readonly params: readonly string[];
  /** Whether the form is in the side panel: opening another panel then leaves the form. Otherwise it is on the page. */
  readonly inPanel: boolean;
};

/** Confirmations of unsaved forms, the latest last. */
let guards: readonly Guard[] = [];
let isAsking = false;

/**
 * Registers a confirmation. It is asked before an unsaved form is left by opening another panel or page, or by the
 * browser's back and forward [interface.unsaved].
 * @param params parameters of the address that determine which form the page shows: changing one also leaves the form
 * @param inPanel whether the form is in the side panel, not on the page
 * @returns a function that removes the confirmation
 */
export function guardPanel(ask: Guard['ask'], params: Guard['params'] = [], inPanel = true): () => void {
  const guard = { ask, params, inPanel };
  guards = [...guards, guard];
  return () => {
    guards = guards.filter((item) => item !== guard);
  };
}

export const isGuarded = (): boolean => guards.length > 0;

/** The unsaved forms that a page closes when its query string changes from `search` to `next`. */
export function formsLeft(search: string, next: string): readonly Guard[] {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams(next);
  const panel = parsePanelState(search);
  const leavesPanel = panel.component !== null && !samePanel(panel, parsePanelState(next));
  return guards.filter(
    ({ params, inPanel }) => (inPanel && leavesPanel) || params.some((name) => before.get(name) !== after.get(name)),
  );
}

/** The unsaved forms of the side panel. */
export const formsInPanel = (): readonly Guard[] => guards.filter(({ inPanel }) => inPanel);

/** All unsaved forms. */
export const allForms = (): readonly Guard[] => guards;

/** Removes all confirmations, for example once the entered values are stored as drafts. */
export function removeGuards(): void {
  guards = [];
}

/**
 * Calls `leave`, which closes the unsaved forms `closing`. If there are any, first asks for the confirmation of the
 * latest one, or does nothing while another confirmation is open.
 */
export function confirmThenLeave(leave: () => void, closing: readonly Guard[] = guards): void {
  const confirmLeave = closing.at(-1)?.ask;
  if (!confirmLeave) return leave();
  if (isAsking) return;
  isAsking = true;
  void confirmLeave()
    .then((yes) => {
      if (!yes) return;
      guards = guards.filter((guard) => !closing.includes(guard));
      leave();
    })
    .finally(() => (isAsking = false));
}
