import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Row = [
  level: DemoLevel,
  subject: 'SY' | 'IN' | 'DD',
  front: string[],
  back: string[],
  typed?: 'typed',
  accepted?: string[],
];

const rows: Row[] = [
  ['CP', 'SY', ['Quelles sont les couleurs', 'du drapeau français ?'], ['bleu, blanc, rouge']],
  ['CP', 'SY', ['Comment s’appelle', 'l’hymne de la France ?'], ['La Marseillaise']],
  ['CP', 'SY', ['Comment s’appelle la femme', 'qui représente', 'la République ?'], ['Marianne'], 'typed'],
  ['CE1', 'SY', ['Quelle est la devise', 'de la République ?'], ['Liberté,', 'Égalité,', 'Fraternité']],
  ['CE1', 'SY', ['Quel jour est', 'la fête nationale ?'], ['le 14 juillet']],
  ['CE1', 'SY', ['Où peut-on voir', 'un buste de Marianne ?'], ['à la mairie']],
  ['CE2', 'SY', ['Qui a écrit', 'La Marseillaise,', 'en 1792 ?'], ['Rouget de Lisle', 'À Strasbourg.']],
  ['CE2', 'SY', ['Quelle est la langue', 'de la République ?'], ['le français', 'Article 2', 'de la Constitution.']],
  [
    'CM1',
    'SY',
    ['Que veut dire', '« la République', 'est laïque » ?'],
    ['Chacun est libre de croire', 'ou de ne pas croire,', 'et l’État est neutre.'],
  ],
  ['CE1', 'IN', ['Qui dirige', 'la commune ?'], ['le maire ou la maire', 'Avec le conseil municipal.']],
  ['CE2', 'IN', ['À partir de quel âge', 'peut-on voter en France ?'], ['18 ans', 'C’est l’âge', 'de la majorité.']],
  [
    'CM1',
    'IN',
    ['Pour combien d’années', 'élit-on le président', 'de la République ?'],
    ['5', 'Un quinquennat.'],
    'typed',
  ],
  ['CM2', 'IN', ['Qui vote les lois ?'], ['Le Parlement :', 'l’Assemblée nationale', 'et le Sénat.']],
  [
    'CM2',
    'IN',
    ['Combien de députés', 'siègent à l’Assemblée', 'nationale ?'],
    ['577', 'Ils sont élus', 'pour cinq ans au plus.'],
    'typed',
  ],
  ['CM2', 'IN', ['Où habite et travaille', 'le président', 'de la République ?'], ['au palais de l’Élysée']],
  ['CM2', 'IN', ['Combien de pays compte', 'l’Union européenne', 'depuis 2020 ?'], ['27'], 'typed'],
  [
    'CE1',
    'DD',
    ['Quel numéro appelle-t-on', 'pour les pompiers ?'],
    ['18', 'Ou le 112,', 'partout en Europe.'],
    'typed',
    ['112'],
  ],
  [
    'CE1',
    'DD',
    ['Quel numéro appelle-t-on', 'pour le SAMU ?'],
    ['15', 'Ou le 112,', 'partout en Europe.'],
    'typed',
    ['112'],
  ],
  ['CE2', 'DD', ['Quel numéro d’urgence', 'marche partout en Europe ?'], ['112'], 'typed'],
  [
    'CM1',
    'DD',
    ['Quel numéro appeler', 'quand un enfant', 'est en danger ?'],
    ['119', 'Jour et nuit, gratuit.'],
    'typed',
  ],
  ['CM2', 'DD', ['Quel numéro appeler', 'en cas de harcèlement', 'ou de cyberharcèlement ?'], ['3018'], 'typed'],
  [
    'CM1',
    'DD',
    ['Quel texte international', 'protège les enfants', 'depuis 1989 ?'],
    ['La Convention', 'internationale des droits', 'de l’enfant'],
  ],
];

/** Symbols of the Republic, institutions, rights and duties. */
export const civicsCards: DemoCard[] = rows.map(([level, subject, front, back, typed, accepted]) => ({
  ...(accepted && { accepted }),
  level,
  parentSubject: 'EM',
  subject,
  category: 'Citoyenneté',
  question: true,
  ...(typed ? { typed: true } : {}),
  front,
  back,
}));
