import type { DemoCard, DemoLevel, ParentSubjectCode } from '../data/demo.types.ts';

type Row = [level: DemoLevel, place: string, category: string, front: string[], back: string[]];

/** `place`: the codes of the parent subject and the subject. Both students check the back together. */
const rows: Row[] = [
  [
    'CP',
    'MA CA',
    'À deux',
    ['L’un montre de 1 à 9 doigts.', 'L’autre dit combien', 'il en manque pour faire 10.'],
    ['Comptez ensemble :', 'il y a dix doigts', 'en tout.'],
  ],
  [
    'CP',
    'MA CA',
    'À deux',
    ['Chacun montre une main', 'avec quelques doigts levés.', 'Combien en tout ?'],
    ['Comptez les doigts', 'un par un', 'pour vérifier.'],
  ],
  [
    'CP',
    'FR VO',
    'À deux',
    ['L’un dit un mot : grand, chaud,', 'haut, plein.', 'L’autre dit le contraire.'],
    ['grand, petit', 'chaud, froid', 'haut, bas', 'plein, vide'],
  ],
  [
    'CE1',
    'MA TA',
    'À deux',
    ['L’un dit un nombre', 'de 1 à 10.', 'L’autre dit son double.'],
    ['1, 2, 3, 4, 5 :', '2, 4, 6, 8, 10', '6, 7, 8, 9, 10 :', '12, 14, 16, 18, 20'],
  ],
  [
    'CE1',
    'FR OR',
    'À deux',
    ['L’un cache un mot du cahier', 'et l’épelle.', 'L’autre l’écrit.'],
    ['Comparez avec le cahier,', 'puis échangez.'],
  ],
  [
    'CE1',
    'FR CO',
    'À deux',
    ['L’un mime une action.', 'L’autre dit une phrase', 'avec « tu » au présent.'],
    ['Par exemple :', 'Tu nages.', 'Tu lis un livre.'],
  ],
  [
    'CE2',
    'FR CO',
    'À deux',
    ['L’un dit un verbe en -er.', 'L’autre le conjugue', 'au futur avec « nous ».'],
    ['Par exemple, chanter :', 'nous chanterons'],
  ],
  [
    'CE2',
    'MA CA',
    'À deux',
    ['L’un dit un nombre', 'de 1 à 99.', 'L’autre dit combien', 'il manque pour faire 100.'],
    ['Ajoutez les deux :', 'vous trouvez 100.'],
  ],
  [
    'CE2',
    'AN PH',
    'À deux',
    ['En anglais,', 'saluez-vous, puis', 'dites-vous au revoir.'],
    ['Hello! Hi!', 'Goodbye! Bye!'],
  ],
  [
    'CM1',
    'AN PH',
    'À deux',
    ['En anglais, demande', 'à l’autre son prénom.', 'Puis échangez.'],
    ['What’s your name?', 'My name is Sam.'],
  ],
  [
    'CM1',
    'AN PH',
    'À deux',
    ['En anglais, demande', 'à l’autre son âge.', 'Puis échangez.'],
    ['How old are you?', 'I’m nine.'],
  ],
  [
    'CM1',
    'AN PH',
    'À deux',
    ['En anglais, demande', 'à l’autre s’il va bien.', 'Puis échangez.'],
    ['How are you?', 'I’m fine, thank you.'],
  ],
  [
    'CM1',
    'FR GR',
    'À deux',
    ['L’un dit une phrase.', 'L’autre la met', 'à la forme négative.'],
    ['Par exemple :', 'Tu joues. Tu ne joues pas.'],
  ],
  [
    'CM2',
    'AN PH',
    'À deux',
    ['En anglais, demande', 'à l’autre où il habite.', 'Puis échangez.'],
    ['Where do you live?', 'I live in France.'],
  ],
  [
    'CM2',
    'EM DD',
    'À deux',
    ['L’un dit un droit', 'de l’enfant.', 'L’autre donne un exemple.'],
    ['Par exemple :', 'le droit d’aller à l’école,', 'd’être soigné,', 'de jouer.'],
  ],
  [
    'CM2',
    'MA NU',
    'À deux',
    ['L’un écrit un nombre', 'de six chiffres.', 'L’autre le lit à voix haute.'],
    ['Par exemple 250 431 :', 'deux-cent-cinquante-mille-', 'quatre-cent-trente-et-un'],
  ],
];

/** Cards for two students who take turns asking and answering. */
export const duoCards: DemoCard[] = rows.map(([level, place, category, front, back]) => {
  const [parentSubject, subject] = place.split(' ') as [ParentSubjectCode, string];
  return { level, parentSubject, subject, category, activity: 'À deux', question: true, duo: true, front, back };
});
