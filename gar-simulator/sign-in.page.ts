import { escape, type Page } from './pages.ts';
import type { Person } from './people/people.ts';
import { DEMO_UAI, TRIAL_UAI } from './people/uai.ts';

const groups: { group: Person['group']; title: string }[] = [
  { group: 'demo', title: `École de démonstration (${DEMO_UAI})` },
  { group: 'trial', title: `École d’essai (${TRIAL_UAI})` },
  { group: 'special', title: 'Cas particuliers' },
];

/** The page that lists the people. Its form posts the id of the chosen person as `person`, or '' to cancel. */
export function signInPage(people: Person[]): Page {
  const sections = groups
    .map(({ group, title }) => ({ group, title, members: people.filter((person) => person.group === group) }))
    .filter(({ members }) => members.length);
  return {
    title: 'Qui se connecte\u00a0?',
    status: 200,
    body: `<form method="post">${sections.map(section).join('')}${cancelButton}</form>`,
  };
}

const cancelButton = '<p><button class="quiet" name="person" value="">Annuler la connexion</button></p>';

const section = ({ group, title, members }: { group: string; title: string; members: Person[] }) => `
<section aria-labelledby="group-${group}">
<h2 id="group-${group}">${escape(title)}</h2>
<ul>${members.map(card).join('')}</ul>
</section>`;

function card({ id, label, shows, claims }: Person): string {
  const facts = [
    claims.PRO ?? claims.typProfil ?? 'sans profil',
    claims.UAI ?? 'sans UAI',
    ...(claims.DIV ?? []),
    ...(claims.GRO ?? []),
  ];
  const key = escape(id);
  return `
<li><button name="person" value="${key}" aria-describedby="about-${key}">${escape(label)}</button>
<div id="about-${key}">
<p class="shows">${escape(shows)}</p>
<p class="facts">${facts.map(escape).join(' · ')}</p>
</div></li>`;
}
