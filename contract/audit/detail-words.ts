import { fieldWords, valueWord } from '../history/field-words.ts';
import { isDay } from '../learning/calendar/days.ts';
import { actionWords } from '../permissions/action-words.ts';
import { isRole, roleRow } from '../permissions/roles.ts';
import type { Words } from '../text/words.ts';
import type { AuditRow } from './audit.routes.ts';

/** Names of details of events. Other details have the names of fields of the history. */
const nameWords: Readonly<Record<string, Words>> = {
  fields: { fr: 'Champs', en: 'Fields' },
  route: { fr: 'Action', en: 'Action' },
  permission: { fr: 'Action', en: 'Action' },
  code: { fr: 'Motif', en: 'Reason' },
  follower_id: { fr: 'Proche nº', en: 'Follower no.' },
  step: { fr: 'Étape', en: 'Step' },
  consent: { fr: 'Consentement', en: 'Consent' },
  is_granted: { fr: 'Accordé', en: 'Granted' },
  change: { fr: 'Changement', en: 'Change' },
  by: { fr: 'Par', en: 'By' },
  nb: { fr: 'Nombre', en: 'Number' },
  remote: { fr: 'Module', en: 'Module' },
  action: { fr: 'Action', en: 'Action' },
  version: { fr: 'Version', en: 'Version' },
  account: { fr: 'Compte nº', en: 'Account no.' },
  is_added: { fr: 'Ajouté', en: 'Added' },
};

/** Values of details in words. Other values have the words of the history. */
const codeWords: Readonly<Record<string, Words>> = {
  PROMOTE: { fr: 'généraliser', en: 'promote' },
  ROLLBACK: { fr: 'revenir en arrière', en: 'roll back' },
  DISABLE: { fr: 'fermer', en: 'close' },
  ENABLE: { fr: 'rouvrir', en: 'reopen' },
  FORBIDDEN: { fr: 'accès interdit', en: 'access denied' },
  CROSS_SITE: { fr: 'autre site', en: 'other site' },
  INVALID_CREDENTIALS: { fr: 'identifiants incorrects', en: 'wrong credentials' },
  LOCKED_OUT: { fr: 'trop d’essais', en: 'too many attempts' },
  TOO_MANY_REQUESTS: { fr: 'trop d’essais', en: 'too many attempts' },
  WRONG_PASSWORD: { fr: 'mot de passe incorrect', en: 'wrong password' },
  WRONG_CODE: { fr: 'code incorrect', en: 'wrong code' },
  INVALID_KEY: { fr: 'lien non valable, ou attente trop longue', en: 'expired link or step' },
  SIGN_IN_AGAIN: { fr: 'connexion trop ancienne', en: 'sign-in too old' },
  ENABLED: { fr: 'activée', en: 'enabled' },
  DISABLED: { fr: 'désactivée', en: 'disabled' },
  RESET: { fr: 'réinitialisée', en: 'reset' },
  RECOVERY_CODES: { fr: 'nouveaux codes de secours', en: 'new recovery codes' },
  CURRENT_PASSWORD: { fr: 'mot de passe actuel', en: 'current password' },
  RESET_LINK: { fr: 'lien de réinitialisation', en: 'reset link' },
  INVITATION_LINK: { fr: 'lien d’invitation', en: 'invitation link' },
  requested: { fr: 'demandé', en: 'requested' },
  downloaded: { fr: 'téléchargé', en: 'downloaded' },
  AVATAR: { fr: 'photo', en: 'photo' },
  true: { fr: 'oui', en: 'yes' },
  false: { fr: 'non', en: 'no' },
};

const limited: Words = {
  fr: 'd’autres identiques ne sont plus notés pendant une heure',
  en: 'further identical events are not recorded for an hour',
};
const instantPattern = /^\d{4}-\d{2}-\d{2}T/;
/** Details that are not shown, since the event or its target already names them. */
const hidden = ['what', 'operation'];

/** How details are written: the language, and functions that write a day and an instant. */
type DetailsFormat = {
  readonly locale: keyof Words;
  readonly day: (day: string) => string;
  readonly instant: (instant: string) => string;
};

/** The details of an event as text, on the page and in the exported file; a code without words is left as it is. */
export function writeDetails(details: AuditRow['details'], { locale, day, instant }: DetailsFormat): string {
  const wordOf = (words: Readonly<Record<string, Words>>, code: string) => words[code]?.[locale];

  const fieldOf = (field: string) => {
    const word = wordOf(fieldWords, field) ?? field;
    return word.charAt(0).toLowerCase() + word.slice(1);
  };

  const valueOf = (name: string, code: string) => {
    if (name === 'fields') return fieldOf(code);
    if (name === 'permission') return wordOf(actionWords, code) ?? code;
    if (name === 'role' && isRole(code)) return roleRow(code).label[locale].toLowerCase();
    if (isDay(code)) return day(code);
    if (instantPattern.test(code)) return instant(code);
    return wordOf(codeWords, code) ?? valueWord(name, code)?.[locale] ?? code;
  };

  // Events recorded before `permission` was stored have only the route of their request.
  const isShown = (name: string) => !hidden.includes(name) && !(name === 'route' && details.permission !== undefined);
  return Object.entries(details)
    .filter(([name]) => isShown(name))
    .map(([name, value]) => {
      if (name === 'is_limited') return limited[locale];
      const values = [value].flat().map((item) => (item === null || item === '' ? '' : valueOf(name, String(item))));
      const label = wordOf(nameWords, name) ?? wordOf(fieldWords, name) ?? name;
      const text = values.filter(Boolean).join(name === 'fields' ? ', ' : ' → ');
      return `${label}${locale === 'fr' ? '\u00a0' : ''}: ${text}`;
    })
    .join(' · ');
}
