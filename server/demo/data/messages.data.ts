/** A message of a conversation; `{enfant}` is replaced by the student's first name. */
type DemoMessage = { from: 'teacher' | 'follower'; text: string };

/** Short conversations between a teacher and a follower of a student, each about one topic. */
export const exchanges: DemoMessage[][] = [
  [
    {
      from: 'follower',
      text: 'Bonjour, {enfant} me dit qu’il y a des cartes à revoir pour lundi. Faut-il les imprimer ?',
    },
    {
      from: 'teacher',
      text: 'Bonjour, non, ce n’est pas nécessaire : les révisions se font en classe. À la maison, cinq minutes à l’oral suffisent.',
    },
    { from: 'follower', text: 'Très bien, merci beaucoup !' },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, une bonne nouvelle ce soir : {enfant} a beaucoup progressé ce mois-ci, avec plusieurs cartes arrivées en boîte 3.',
    },
    { from: 'follower', text: 'Quelle bonne nouvelle ! Nous avons joué avec les tables en voiture, cela a dû aider.' },
    { from: 'teacher', text: 'C’est exactement ce qu’il faut faire. Bonne continuation !' },
  ],
  [
    {
      from: 'follower',
      text: 'Bonjour, {enfant} ne sera pas là demain matin, à cause d’un rendez-vous chez le dentiste.',
    },
    {
      from: 'teacher',
      text: 'Merci de m’avoir écrit. Les cartes du jour attendront : une absence ne fait pas reculer les boîtes.',
    },
  ],
  [
    { from: 'follower', text: 'Bonjour, je ne comprends pas pourquoi des cartes sont revenues en boîte 1.' },
    {
      from: 'teacher',
      text: 'C’est normal : une carte ratée revient en boîte 1 pour être revue très vite. Elle remontera en quelques jours.',
    },
    { from: 'follower', text: 'D’accord, je comprends mieux. Merci.' },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, le pack de la semaine porte sur les homophones. {enfant} peut vous expliquer l’astuce apprise en classe.',
    },
    { from: 'follower', text: 'Merci, nous essaierons ce soir.' },
  ],
  [
    {
      from: 'follower',
      text: 'Bonjour, est-il possible d’ajouter notre grand-mère pour qu’elle puisse suivre aussi ?',
    },
    {
      from: 'teacher',
      text: 'Bonjour, oui. Demandez à la direction, qui pourra l’ajouter à l’entourage avec son adresse e-mail.',
    },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, il manque toujours l’attestation d’assurance scolaire pour {enfant}. Pouvez-vous la glisser dans le cahier de liaison ?',
    },
    { from: 'follower', text: 'Bonjour, désolé pour l’oubli, elle sera dans le cahier demain.' },
    { from: 'teacher', text: 'Parfait, merci.' },
  ],
  [
    { from: 'follower', text: 'Bonjour, {enfant} trouve les cartes de géographie difficiles. Avez-vous un conseil ?' },
    {
      from: 'teacher',
      text: 'Bonjour, une carte de France affichée dans la chambre aide beaucoup : on situe la ville avant de la nommer.',
    },
    { from: 'follower', text: 'Bonne idée, nous allons en accrocher une.' },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, la sortie au musée est confirmée pour jeudi. {enfant} devra apporter un pique-nique.',
    },
    { from: 'follower', text: 'C’est noté, merci !' },
  ],
  [
    { from: 'follower', text: 'Bonjour, {enfant} a changé de lunettes et voit enfin bien le tableau.' },
    { from: 'teacher', text: 'Je l’avais remarqué, la lecture est bien plus fluide. Merci de l’information.' },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, {enfant} sait maintenant les tables de 2 à 5. Nous commençons celle de 6 lundi.',
    },
    { from: 'follower', text: 'Merci pour ce suivi régulier, c’est très encourageant.' },
  ],
  [
    { from: 'follower', text: 'Bonjour, peut-on se voir quelques minutes la semaine prochaine ?' },
    { from: 'teacher', text: 'Bonjour, volontiers. Mardi à 16 h 45 ou vendredi à 8 h 15, à votre choix.' },
    { from: 'follower', text: 'Mardi à 16 h 45, merci.' },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, {enfant} a eu un peu de mal avec le pack d’hier. Rien d’inquiétant : les cartes reviennent dès demain.',
    },
    { from: 'follower', text: 'Merci de nous le dire. Nous regarderons cela ensemble.' },
  ],
  [
    { from: 'follower', text: 'Bonjour, {enfant} adore les cartes en anglais et les récite à toute la famille !' },
    { from: 'teacher', text: 'Cela me fait très plaisir. Un second pack d’anglais est prévu.' },
  ],
  [
    {
      from: 'teacher',
      text: 'Bonjour, nous cherchons deux parents pour accompagner la classe à la bibliothèque vendredi matin.',
    },
    { from: 'follower', text: 'Bonjour, je suis disponible, comptez sur moi.' },
    { from: 'teacher', text: 'Merci beaucoup ! Rendez-vous à 8 h 45 devant l’école.' },
  ],
];
