import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Row = [level: DemoLevel, category: string, front: string[], back: string[], typed?: 'typed'];

const rows: Row[] = [
  ['CP', 'Durées', ['Combien y a-t-il', 'de jours dans', 'une semaine ?'], ['7'], 'typed'],
  ['CP', 'Monnaie', ['Combien faut-il', 'de pièces de 1 €', 'pour faire 5 € ?'], ['5'], 'typed'],
  [
    'CP',
    'Monnaie',
    ['Combien faut-il', 'de pièces de 2 €', 'pour faire 10 € ?'],
    ['5', '2 + 2 + 2 + 2 + 2 = 10'],
    'typed',
  ],
  ['CE1', 'Durées', ['1 heure = … minutes'], ['60'], 'typed'],
  ['CE1', 'Durées', ['1 minute = … secondes'], ['60'], 'typed'],
  ['CE1', 'Durées', ['1 jour = … heures'], ['24'], 'typed'],
  ['CE1', 'Durées', ['1 an = … mois'], ['12'], 'typed'],
  ['CE1', 'Longueurs', ['1 m = … cm'], ['100', 'Un centimètre est', 'le centième du mètre.'], 'typed'],
  ['CE1', 'Monnaie', ['1 € = … centimes'], ['100'], 'typed'],
  ['CE1', 'Masses', ['1 kg = … g'], ['1 000', 'Mille grammes.']],
  ['CE2', 'Durées', ['Une demi-heure', '= … minutes'], ['30', '60 ÷ 2 = 30'], 'typed'],
  ['CE2', 'Durées', ['Un quart d’heure', '= … minutes'], ['15', '60 ÷ 4 = 15'], 'typed'],
  ['CE2', 'Durées', ['Trois quarts d’heure', '= … minutes'], ['45', '15 + 15 + 15 = 45'], 'typed'],
  ['CE2', 'Durées', ['1 siècle = … ans'], ['100'], 'typed'],
  [
    'CE2',
    'Durées',
    ['Combien y a-t-il', 'de jours dans une année', 'bissextile ?'],
    ['366', 'Le 29 février s’ajoute.', '365 + 1 = 366'],
    'typed',
  ],
  ['CE2', 'Longueurs', ['1 km = … m'], ['1 000', 'Mille mètres.']],
  ['CE2', 'Contenances', ['1 L = … cL'], ['100'], 'typed'],
  ['CM1', 'Longueurs', ['1 m = … mm'], ['1 000', 'Mille millimètres.']],
  ['CM1', 'Masses', ['1 t = … kg'], ['1 000', 'Mille kilogrammes.']],
  [
    'CM1',
    'Périmètres',
    ['Quel est le périmètre, en cm,', 'd’un carré', 'de 5 cm de côté ?'],
    ['20', '4 × 5 = 20, donc 20 cm.'],
    'typed',
  ],
  [
    'CM1',
    'Périmètres',
    ['Quel est le périmètre, en cm,', 'd’un rectangle', 'de 6 cm sur 3 cm ?'],
    ['18', '6 + 3 + 6 + 3 = 18, donc 18 cm.'],
    'typed',
  ],
  ['CM1', 'Aires', ['Quelle est l’aire', 'd’un carré', 'de 5 cm de côté ?'], ['25 cm²', '5 × 5 = 25']],
  [
    'CM2',
    'Aires',
    ['Comment calcule-t-on', 'l’aire d’un rectangle ?'],
    ['longueur × largeur', 'Les deux dans la même unité.'],
  ],
  ['CM2', 'Aires', ['1 m² = … dm²'], ['100', '10 × 10 = 100'], 'typed'],
  ['CM2', 'Contenances', ['1 dm³ = … L'], ['1', 'Un décimètre cube', 'contient un litre.'], 'typed'],
  ['CM2', 'Angles', ['Combien de degrés', 'mesure un angle droit ?'], ['90', 'Un angle plat mesure 180°.'], 'typed'],
];

/** Units of time, length, mass, capacity, money; perimeters and areas. */
export const measureCards: DemoCard[] = rows.map(([level, category, front, back, typed]) => ({
  level,
  parentSubject: 'MA',
  subject: 'ME',
  category,
  question: true,
  ...(typed ? { typed: true } : {}),
  front,
  back,
}));
