import { restoreBuiltins } from '../federation/health/builtins.ts';
import { hasLastGood, revertToLastGood } from '../federation/health/lastGood.ts';
import { causeOf, report } from '../federation/health/report.ts';
import { shownScreen } from '../federation/health/shownScreen.ts';
import { originOf } from '../federation/health/watchScreen.ts';
import { leaveOverride } from '../federation/override/leave.ts';
import { activeOverride } from '../federation/registry/activeOverride.ts';

const texts = {
  fr: [
    'Cette page s’est arrêtée.',
    'Rechargez-la : ce qui était enregistré est conservé.',
    'Recharger',
    'Quitter l’essai',
  ],
  en: ['This page has stopped.', 'Reload it: saved data is kept.', 'Reload', 'Stop trying it'],
} as const;

/** Replaces the page with a message, without React or translation files. */
function showMessage(): void {
  const [title, hint, action, leave] = texts[document.documentElement.lang === 'en' ? 'en' : 'fr'];
  const main = document.createElement('main');
  const part = (tag: string, text: string) =>
    main.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
  main.className = 'sh-last-resort';
  part('h1', title);
  part('p', hint);
  const override = activeOverride();
  part('button', override ? leave : action).onclick = override ? leaveOverride : () => location.reload();
  document.getElementById('root')?.replaceChildren(main);
}

/**
 * Called when the whole page has failed. Shows a message instead of a blank page, and restores the built-in functions
 * that a remote replaced. Reports the remote and reverts to its last good version, if there is one.
 */
export function showLastResort(error: unknown): void {
  const replacedBuiltin = restoreBuiltins();
  const current = shownScreen();
  const place = originOf(error) ?? current;
  showMessage();
  if (!place) return;
  const { remote, version } = place;
  const cause = causeOf(error);
  report({
    remote,
    version,
    kind: 'RENDER',
    ...(current?.remote === remote && { route: current.route }),
    ...cause,
    reason: replacedBuiltin ? `replaces ${replacedBuiltin}: ${cause.reason}` : (cause.reason ?? ''),
  });
  if (hasLastGood(remote, version)) revertToLastGood(remote, version);
}
