import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import type { Locale } from '@memocartes/contract/notifications/notifications.routes';

export type Text = { title: string; content: string };

/** Texts of each kind; the parameter `name` of the event replaces `{{name}}`. */
export const texts: Record<Locale, Record<NotificationKind, Text>> = {
  fr: {
    MESSAGE_RECEIVED: {
      title: '{{author}} vous a écrit',
      content: 'Cette discussion concerne {{student}}\u00a0: ouvrez-la pour lire et répondre.',
    },
    PACK_GIVEN: {
      title: 'Nouveau pack pour {{student}}',
      content: '{{student}} et sa classe ont reçu le pack «\u00a0{{pack}}\u00a0».',
    },
    PACK_REPLACED: {
      title: '{{class}}\u00a0: le pack de la semaine du {{week}} a été remplacé',
      content:
        '{{person}} a donné «\u00a0{{pack}}\u00a0» à la place de «\u00a0{{replaced}}\u00a0». L’ancien pack reste dans la liste des packs.',
    },
    REVISION_ENDED: {
      title: '{{student}} a terminé sa révision',
      content: 'Voyez les cartes révisées et celles qui ont avancé.',
    },
    SET_ACQUIRED: {
      title: 'Un pack entier est acquis',
      content: '{{student}} sait par cœur toutes les cartes du pack «\u00a0{{pack}}\u00a0».',
    },
    RESOURCE_ADDED: {
      title: 'Nouvelle ressource\u00a0: {{resource}}',
      content: '«\u00a0{{resource}}\u00a0» vient d’être ajoutée aux ressources.',
    },
    ANNOUNCEMENT: { title: 'Annonce', content: '{{text}}' },
    IMPORT_DONE: {
      title: 'Import terminé',
      content: 'Un fichier vient d’être importé dans votre école. L’import peut être annulé pendant 24 heures.',
    },
    IMPORT_UNDONE: {
      title: 'Import annulé',
      content:
        'Un import a été annulé\u00a0: ce qu’il avait ajouté a été retiré, sauf ce qui a changé ou servi depuis.',
    },
    YEAR_CHANGE_DONE: {
      title: 'Passage d’année effectué',
      content: 'L’école est passée à l’année suivante. Le passage peut être annulé pendant 24 heures.',
    },
    YEAR_CHANGE_UNDONE: {
      title: 'Passage d’année annulé',
      content:
        'Les classes et les élèves sont revenus à l’état d’avant le passage, sauf les élèves modifiés ou qui ont révisé depuis.',
    },
    INVITATION_ACCEPTED: {
      title: 'Invitation acceptée',
      content: '{{person}} a choisi un mot de passe et peut se connecter.',
    },
    TEACHER_JOINED: {
      title: 'Nouvel enseignant par le GAR',
      content:
        '{{person}} est entré(e) par le GAR et occupe une place d’enseignant. Confiez-lui une classe\u00a0; si cette personne était déjà dans la liste, gardez un seul des deux comptes.',
    },
    SEATS_AT_90: {
      title: 'Au moins 90\u00a0% des places sont prises',
      content: 'Votre offre permet {{max}} élèves\u00a0; {{count}} places sont prises.',
    },
    ACCESS_ENDS: {
      title: 'L’accès de «\u00a0{{school}}\u00a0» prend fin le {{date}}',
      content:
        'Sans prolongation, le personnel et les familles ne pourront plus se connecter ensuite. La fin de l’accès n’efface rien.',
    },
    PRINT_READY: {
      title: 'Votre impression est prête',
      content: 'Vous pouvez télécharger le fichier. Nombre de cartes\u00a0: {{cards}}.',
    },
    INVOICE_ISSUED: {
      title: 'Facture {{number}} émise',
      content: 'La facture de l’abonnement de «\u00a0{{school}}\u00a0» est à régler au plus tard le {{due}}.',
    },
    INVOICE_LATE: {
      title: 'Facture {{number}} en retard',
      content: 'La facture de l’abonnement de «\u00a0{{school}}\u00a0» était à régler au plus tard le {{due}}.',
    },
    REMOTE_FAILED: {
      title: 'Un module ne se charge pas',
      content: 'La version {{version}} du module {{remote}} n’a pas pu être chargée par un navigateur.',
    },
    REMOTE_DROPPED: {
      title: 'Une nouvelle version a été retirée',
      content:
        'La version {{version}} du module {{remote}} n’est plus proposée. Personnes touchées\u00a0: {{failedPeople}} sur {{people}}\u00a0; échecs\u00a0: {{failures}}\u00a0; affichages\u00a0: {{loads}}.',
    },
  },
  en: {
    MESSAGE_RECEIVED: {
      title: 'New message from {{author}}',
      content: 'About {{student}}: open the conversation to read it and answer.',
    },
    PACK_GIVEN: {
      title: 'A new pack for {{student}}',
      content: 'The pack “{{pack}}” was given to {{student}}’s class.',
    },
    PACK_REPLACED: {
      title: '{{class}}: the pack of the week of {{week}} was replaced',
      content: '{{person}} gave “{{pack}}” in place of “{{replaced}}”. The former pack stays in the list of packs.',
    },
    REVISION_ENDED: {
      title: '{{student}} has finished revising',
      content: 'See the cards revised, and those that moved up.',
    },
    SET_ACQUIRED: {
      title: 'A whole pack is acquired',
      content: '{{student}} knows all cards of the pack “{{pack}}” by heart.',
    },
    RESOURCE_ADDED: {
      title: 'New resource: {{resource}}',
      content: '“{{resource}}” was added to the resources.',
    },
    ANNOUNCEMENT: { title: 'Announcement', content: '{{text_en}}' },
    IMPORT_DONE: {
      title: 'Import finished',
      content: 'A file was imported into your school. The import can be undone for 24 hours.',
    },
    IMPORT_UNDONE: {
      title: 'Import undone',
      content: 'An import was undone: what it had added was removed, except what was changed or used since.',
    },
    YEAR_CHANGE_DONE: {
      title: 'Year change done',
      content: 'The school has moved to the next year. The change can be undone for 24 hours.',
    },
    YEAR_CHANGE_UNDONE: {
      title: 'Year change undone',
      content:
        'Classes and students are as they were before the change, except students who were changed or have revised since.',
    },
    INVITATION_ACCEPTED: {
      title: 'Invitation accepted',
      content: '{{person}} has chosen a password and can sign in.',
    },
    TEACHER_JOINED: {
      title: 'New teacher through the GAR',
      content:
        '{{person}} signed in through the GAR and takes a teacher seat. Assign them a class; if they were already in the list, keep only one of the two accounts.',
    },
    SEATS_AT_90: {
      title: 'At least 90% of the seats are taken',
      content: 'Your offer includes {{max}} students; {{count}} seats are taken.',
    },
    ACCESS_ENDS: {
      title: 'The access of “{{school}}” ends on {{date}}',
      content:
        'Unless it is extended, staff and families will then no longer be able to sign in. The end of access erases nothing.',
    },
    PRINT_READY: {
      title: 'Your print is ready',
      content: 'You can download the file. Number of cards: {{cards}}.',
    },
    INVOICE_ISSUED: {
      title: 'Invoice {{number}} issued',
      content: 'The invoice of the subscription of “{{school}}” is due by {{due}}.',
    },
    INVOICE_LATE: {
      title: 'Invoice {{number}} is late',
      content: 'The invoice of the subscription of “{{school}}” was due by {{due}}.',
    },
    REMOTE_FAILED: {
      title: 'A module cannot be loaded',
      content: 'A browser could not load version {{version}} of the module {{remote}}.',
    },
    REMOTE_DROPPED: {
      title: 'A new version was withdrawn',
      content:
        'Version {{version}} of the module {{remote}} is no longer served. People affected: {{failedPeople}} of {{people}}; failures: {{failures}}; loads: {{loads}}.',
    },
  },
};

/** Texts by kind: stored notifications may have a kind that was removed, or that exists only in a newer version. */
const textsOf = (lang: Locale): Partial<Record<string, Text>> => texts[lang];

type Stored = Text & { kind: NotificationKind | null; params: Record<string, string | number> };

/**
 * Text of a notification in the reader's language [notifications.language]. In French or for an unknown kind: as
 * stored. Otherwise: rendered from its parameters.
 */
export function inLanguage({ kind, title, content, params }: Stored, lang: Locale): Text {
  const text = lang === 'fr' || kind === null ? undefined : textsOf(lang)[kind];
  return text ? { title: render(text.title, params), content: render(text.content, params) } : { title, content };
}

const render = (template: string, params: Record<string, string | number>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name] ?? ''));
