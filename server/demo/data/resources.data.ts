/** Sections of the resources, in order. */
export const sections = ['Premiers pas', 'Méthode', 'En classe', 'À la maison', 'Imprimer'];

/** A resource: a title, a description of at most 200 characters, and the lines of its one-page PDF. */
export type DemoResource = { section: string; title: string; description: string; fileName: string; lines: string[] };

/** Resources of the demo data, written for teachers and followers. */
export const resources: DemoResource[] = [
  {
    section: 'Premiers pas',
    title: 'Démarrer avec sa classe en dix minutes',
    description:
      'Importer les élèves, composer un premier pack, ouvrir une séance : les quatre étapes, avec ce qu’il faut préparer avant.',
    fileName: 'demarrer-en-dix-minutes.pdf',
    lines: [
      '1. Importez vos élèves depuis le fichier CSV de la base élèves.',
      '2. Composez un pack de cinq à huit cartes pour la semaine.',
      '3. Ouvrez une séance et affichez son code.',
      '4. Chaque élève entre le code, touche son prénom et révise.',
    ],
  },
  {
    section: 'Premiers pas',
    title: 'Relier les tablettes à l’école',
    description:
      'Une fois par tablette : entrer le code de l’école ou lire son QR code. Ensuite, le code de la séance suffit.',
    fileName: 'relier-les-tablettes.pdf',
    lines: [
      'Ouvrez la page de l’appareil sur la tablette.',
      'Entrez le code de l’école ou lisez le QR code.',
      'La tablette reste reliée jusqu’à ce que vous la détachiez.',
    ],
  },
  {
    section: 'Méthode',
    title: 'Pourquoi cinq boîtes ? La répétition espacée',
    description:
      'Le principe des boîtes de Leitner expliqué simplement : une carte sue attend plus longtemps, une carte ratée revient vite.',
    fileName: 'repetition-espacee.pdf',
    lines: [
      'Une carte nouvelle entre dans la boîte 1.',
      'Une bonne réponse la fait avancer d’une boîte.',
      'Une erreur la ramène à la boîte 1 : elle revient vite.',
      'Boîtes 1 à 4 : revoir après 1, 2, 4, 8 jours de classe.',
      'Boîte 5 : la carte est acquise.',
    ],
  },
  {
    section: 'Méthode',
    title: 'Écrire une bonne carte',
    description:
      'Une seule question par carte, une réponse courte, un exemple : cinq conseils pour créer des cartes que les élèves retiennent.',
    fileName: 'ecrire-une-bonne-carte.pdf',
    lines: [
      'Une carte, une question.',
      'Une réponse courte, que l’on peut vérifier.',
      'Un exemple ou une astuce au verso.',
      'Des mots que la classe a déjà rencontrés.',
      'Pas de piège : la carte aide à retenir.',
    ],
  },
  {
    section: 'En classe',
    title: 'Organiser dix minutes de révision par jour',
    description:
      'Trois organisations possibles (rituel du matin, ateliers tournants, binômes) avec leur déroulé minute par minute.',
    fileName: 'dix-minutes-par-jour.pdf',
    lines: [
      'Rituel du matin : toute la classe, dix minutes.',
      'Ateliers tournants : six tablettes, quatre groupes.',
      'Binômes : l’un interroge, l’autre répond, puis on échange.',
    ],
  },
  {
    section: 'En classe',
    title: 'Réviser avec des cartes en carton',
    description:
      'Pour les élèves sans écran : fabriquer les boîtes, ranger les cartes et reporter leur place sur la plateforme.',
    fileName: 'cartes-en-carton.pdf',
    lines: [
      'Imprimez les cartes recto verso et découpez-les.',
      'Préparez cinq compartiments numérotés.',
      'Reportez la place des cartes une fois par semaine.',
    ],
  },
  {
    section: 'À la maison',
    title: 'Accompagner son enfant sans refaire la classe',
    description:
      'Pour les familles : que regarder, quoi dire quand une carte résiste, et pourquoi cinq minutes suffisent.',
    fileName: 'accompagner-son-enfant.pdf',
    lines: [
      'Regardez ensemble les boîtes, pas seulement les erreurs.',
      'Une carte qui revient n’est pas un échec.',
      'Cinq minutes, souvent, valent mieux qu’une heure.',
      'Demandez : « Explique-moi cette carte. »',
    ],
  },
  {
    section: 'Imprimer',
    title: 'Page de calibrage de l’imprimante',
    description:
      'À imprimer une fois avant les cartes, pour vérifier l’échelle à 100 % et l’alignement du recto et du verso.',
    fileName: 'page-de-calibrage.pdf',
    lines: [
      'Imprimez cette page à 100 %, recto verso, bord long.',
      'Une carte mesure 63 mm sur 88 mm.',
      'Si l’écart dépasse 1 mm, réglez l’échelle de l’imprimante.',
    ],
  },
];
