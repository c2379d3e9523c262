import { writeDay } from '../../csv/words.ts';
import { escapeHtml } from '../../mails/write-mail.ts';
import { changesInWords, codeWord } from './codes.ts';
import { maxFilesMegabytes, type Section, type SectionRow, type Value } from './sections.ts';

const labels: Record<string, string> = {
  firstname: 'Prénom',
  lastname: 'Nom',
  gender: 'Genre',
  birthdate: 'Naissance',
  level: 'Niveau',
  status: 'Statut',
  is_phygital: 'Boîte physique',
  demo_mode: 'Mode démo',
  date_create: 'Création',
  date_inactive: 'Départ',
  school: 'Établissement',
  class: 'Classe',
  relation: 'Lien',
  email: 'E-mail',
  phone: 'Téléphone',
  role: 'Rôle',
  card: 'Carte',
  front: 'Recto',
  back: 'Verso',
  box: 'Boîte',
  due_on: 'À revoir le',
  first_on: 'Vue la première fois',
  moved_on: 'Dernier mouvement',
  nb_right: 'Justes',
  nb_wrong: 'Fausses',
  date: 'Date',
  kind: 'Nature',
  is_right: 'Juste',
  is_undone: 'Annulée',
  session: 'Séance',
  date_join: 'Arrivée',
  date_end: 'Fin',
  has_finished: 'A répondu à toutes ses cartes',
  author: 'Auteur',
  content: 'Texte',
  title: 'Titre',
  is_granted: 'Accordé',
  stays_signed_in: 'Reste connecté',
  file: 'Fichier',
  type: 'Type',
  action: 'Action',
  changes: 'Changements',
  date_subscription: 'Souscription',
  date_expiration: 'Expiration',
  date_seen: 'Dernière connexion',
  invitation_failure: 'Invitation non remise',
  ido: 'Identifiant GAR',
  uai: 'UAI',
  claims: 'Informations reçues',
  date_used: 'Dernier usage',
  version: 'Version',
  nb_pages: 'Pages',
  subject: 'Objet',
  date_sent: 'Envoyé le',
  is_viewed: 'Lue',
  address: 'Réseau',
  device: 'Appareil',
  lang: 'Langue',
  child: 'Enfant',
  portal: 'Dans le portail',
  description: 'Description',
  reason: 'Motif',
  opened_by: 'Ouvert par',
  date_revoke: 'Retiré le',
  date_resolve: 'Traité le',
  date_start: 'Début',
  mode: 'Mode',
  nb_cards: 'Cartes',
  answer: 'Réponse',
  date_answer: 'Répondu le',
  browser: 'Navigateur',
  system: 'Système',
};

const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

function write(value: Value | Date | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  const text = value instanceof Date ? value.toISOString() : String(value);
  // A text that only looks like an instant is shown as it is.
  if (instant.test(text) && !Number.isNaN(Date.parse(text))) return dates.format(new Date(text));
  if (day.test(text)) return writeDay(text)!;
  return escapeHtml(text);
}

/** A value as HTML; a code is replaced by its words on screen. */
function writeField({ id, entity }: Section, field: string, value: Value | undefined): string {
  if (typeof value !== 'string') return write(value);
  if (field === 'changes') return changesInWords(value, entity, write);
  const word = codeWord(id, field, value);
  return word === undefined ? write(value) : escapeHtml(word);
}

const labelOf = (field: string) => escapeHtml(labels[field] ?? field);

const fieldList = (section: Section, row: SectionRow) =>
  `<dl>${Object.entries(row)
    .map(([field, value]) => `<div><dt>${labelOf(field)}</dt><dd>${writeField(section, field, value)}</dd></div>`)
    .join('')}</dl>`;

function table(section: Section): string {
  const { rows } = section;
  const fields = Object.keys(rows[0] ?? {});
  const head = fields.map((field) => `<th scope="col">${labelOf(field)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${fields.map((field) => `<td>${writeField(section, field, row[field])}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

function contents(section: Section): string {
  const [first, second] = section.rows;
  if (!first) return '<p class="none">Aucune donnée.</p>';
  return second ? table(section) : fieldList(section, first);
}

const style = `body{margin:0 auto;max-width:70rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#fff}
h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem;border-bottom:1px solid #b8c0cc;padding-bottom:.25rem}
nav ul{columns:2;padding-left:1.25rem}dl{margin:0}dl div{display:grid;grid-template-columns:14rem 1fr;gap:.5rem;padding:.2rem 0}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{border:1px solid #b8c0cc;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#f1f3f6}
.none{color:#4a5361}@media(max-width:600px){nav ul{columns:1}dl div{grid-template-columns:1fr;gap:0}}
@media print{nav{display:none}body{max-width:none;padding:0}tr,dl div{break-inside:avoid}}`;

/** `leftOut`: the number of files without room in the archive, and the section that lists them. */
type Page = {
  heading: string;
  date: string;
  sections: readonly Section[];
  hasFiles: boolean;
  leftOut: { nb: number; section: string };
};

/** The sentence about the files that are not in the archive, if any [privacy.export-files]. */
function leftOutText({ nb, section }: Page['leftOut']): string {
  if (nb <= 0) return '';
  const files = nb === 1 ? '1 fichier' : `${nb} fichiers`;
  const verb = nb === 1 ? 'n’y est pas' : 'n’y sont pas';
  return ` Un export a ${maxFilesMegabytes}\u00a0Mo de fichiers au plus\u00a0: ${files} de la section «\u00a0${escapeHtml(section)}\u00a0» ${verb}.`;
}

/** The sections as one self-contained page, to read or print. It mentions the folder of the files only if there is one. */
export const writePage = ({ heading, date, sections, hasFiles, leftOut }: Page): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(heading)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(heading)}</h1>
<p>Export fait le ${write(date)}. Les mêmes données sont dans <code>donnees.json</code>${hasFiles ? ', les fichiers dans le dossier <code>fichiers</code>' : ''}.${leftOutText(leftOut)}</p>
<nav aria-label="Sections"><ul>${sections.map(({ id, title, rows }) => `<li><a href="#${id}">${escapeHtml(title)}</a> (${rows.length})</li>`).join('')}</ul></nav>
${sections.map((section) => `<section id="${section.id}"><h2>${escapeHtml(section.title)}</h2>${contents(section)}</section>`).join('\n')}
</body></html>
`;
