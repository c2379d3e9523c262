import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

// Countries and capitals are from anki-geo/ultimate-geography at commit c4f044b (public domain). The rest was written
// for this project.
type Row = [level: DemoLevel, country: string, capital: string, hint?: string[], accepted?: string[]];

const europe: Row[] = [
  ['CM1', 'de l’Allemagne', 'Berlin'],
  ['CM1', 'de l’Autriche', 'Vienne'],
  ['CM1', 'de la Belgique', 'Bruxelles'],
  ['CM1', 'de la Bulgarie', 'Sofia'],
  ['CM1', 'de Chypre', 'Nicosie'],
  ['CM1', 'de la Croatie', 'Zagreb'],
  ['CM1', 'du Danemark', 'Copenhague'],
  ['CM1', 'de l’Espagne', 'Madrid', ['Et non Barcelone.']],
  ['CM1', 'de l’Estonie', 'Tallinn'],
  ['CM1', 'de la Finlande', 'Helsinki'],
  ['CM1', 'de la France', 'Paris'],
  ['CM1', 'de la Grèce', 'Athènes'],
  ['CM1', 'de la Hongrie', 'Budapest'],
  ['CM1', 'de l’Irlande', 'Dublin'],
  ['CM1', 'de l’Italie', 'Rome'],
  ['CM1', 'de la Lettonie', 'Riga'],
  ['CM1', 'de la Lituanie', 'Vilnius'],
  ['CM1', 'du Luxembourg', 'Luxembourg', ['Le pays et sa capitale', 'portent le même nom.']],
  ['CM1', 'de Malte', 'La Valette'],
  ['CM1', 'des Pays-Bas', 'Amsterdam'],
  ['CM1', 'de la Pologne', 'Varsovie'],
  ['CM1', 'du Portugal', 'Lisbonne'],
  ['CM1', 'de la Roumanie', 'Bucarest'],
  ['CM1', 'de la Slovaquie', 'Bratislava'],
  ['CM1', 'de la Slovénie', 'Ljubljana'],
  ['CM1', 'de la Suède', 'Stockholm'],
  ['CM1', 'de la Tchéquie', 'Prague', ['On dit aussi', 'la République tchèque.']],
  ['CM1', 'de l’Islande', 'Reykjavik'],
  ['CM1', 'de la Norvège', 'Oslo'],
  ['CM1', 'du Royaume-Uni', 'Londres'],
  ['CM1', 'de la Suisse', 'Berne', ['Et non Genève ni Zurich.']],
  ['CM1', 'de l’Ukraine', 'Kiev', ['On écrit aussi Kyiv.'], ['Kyiv']],
];

const world: Row[] = [
  ['CM2', 'de l’Algérie', 'Alger'],
  ['CM2', 'du Maroc', 'Rabat', ['Et non Casablanca.']],
  ['CM2', 'de la Tunisie', 'Tunis'],
  ['CM2', 'de l’Égypte', 'Le Caire'],
  ['CM2', 'du Sénégal', 'Dakar'],
  ['CM2', 'du Mali', 'Bamako'],
  ['CM2', 'de la Côte d’Ivoire', 'Yamoussoukro', ['Et non Abidjan.']],
  ['CM2', 'du Cameroun', 'Yaoundé'],
  ['CM2', 'de Madagascar', 'Antananarivo'],
  ['CM2', 'du Kenya', 'Nairobi'],
  ['CM2', 'de la Chine', 'Pékin'],
  ['CM2', 'du Japon', 'Tokyo'],
  ['CM2', 'de l’Inde', 'New Delhi'],
  ['CM2', 'du Viêt Nam', 'Hanoï'],
  ['CM2', 'de la Corée du Sud', 'Séoul'],
  ['CM2', 'du Liban', 'Beyrouth'],
  ['CM2', 'de la Turquie', 'Ankara', ['Et non Istanbul.']],
  ['CM2', 'de la Russie', 'Moscou'],
  ['CM2', 'du Canada', 'Ottawa', ['Et non Montréal', 'ni Toronto.']],
  ['CM2', 'des États-Unis', 'Washington', ['Et non New York.']],
  ['CM2', 'du Mexique', 'Mexico'],
  ['CM2', 'du Brésil', 'Brasilia', ['Et non Rio de Janeiro.']],
  ['CM2', 'de l’Argentine', 'Buenos Aires'],
  ['CM2', 'du Pérou', 'Lima'],
  ['CM2', 'du Chili', 'Santiago'],
  ['CM2', 'd’Haïti', 'Port-au-Prince'],
  ['CM2', 'de l’Australie', 'Canberra', ['Et non Sydney.']],
  ['CM2', 'de la Nouvelle-Zélande', 'Wellington', ['Et non Auckland.']],
];

const capital =
  (subject: string, category: string) =>
  ([level, country, city, hint, accepted]: Row): DemoCard => ({
    level,
    parentSubject: 'GE',
    subject,
    category,
    activity: 'Capitales',
    question: true,
    typed: true,
    ...(accepted && { accepted }),
    front: ['Quelle est la capitale', `${country}\u00a0?`],
    back: [city, ...(hint ?? [])],
  });

/** Capitals: the European Union and its neighbours in CM1, the world in CM2. */
export const capitalCards: DemoCard[] = [...europe.map(capital('EU', 'Europe')), ...world.map(capital('MD', 'Monde'))];
