import type { Audience } from '@memocartes/contract/resources/resources';

import type { DemoResource } from './resources.data.ts';

/** A resource of a school: a PDF, or a text file when `fileName` ends with `.txt`. */
type DemoSchoolResource = DemoResource & {
  school: 'subscribed' | 'trial';
  by: 'admin' | 'teacher';
  audience: Audience;
};

/** Resources that two schools of the demo data added themselves. */
export const schoolResources: DemoSchoolResource[] = [
  {
    school: 'subscribed',
    by: 'teacher',
    audience: 'SCHOOL',
    section: 'À la maison',
    title: 'Les tables du mois, à réviser en famille',
    description:
      'Les tables de 6 et de 7, cinq minutes par jour\u00a0: une question, une réponse, puis on échange les rôles.',
    fileName: 'tables-du-mois.pdf',
    lines: [
      'Semaine 1\u00a0: 6 × 2 à 6 × 5.',
      'Semaine 2\u00a0: 6 × 6 à 6 × 9.',
      'Semaine 3\u00a0: 7 × 2 à 7 × 5.',
      'Semaine 4\u00a0: 7 × 6 à 7 × 9.',
    ],
  },
  {
    school: 'subscribed',
    by: 'teacher',
    audience: 'SCHOOL',
    section: 'À la maison',
    title: 'Sortie au musée\u00a0: ce qu’il faut prévoir',
    description: 'Horaires, pique-nique et tenue pour la sortie de la classe. À lire avec votre enfant la veille.',
    fileName: 'sortie-au-musee.txt',
    lines: [
      'Départ de l’école à 8\u00a0h\u00a045, retour à 16\u00a0h\u00a015.',
      'Prévoir un pique-nique, une gourde et un vêtement de pluie.',
      'Pas de téléphone ni d’argent.',
    ],
  },
  {
    school: 'subscribed',
    by: 'admin',
    audience: 'STAFF',
    section: 'En classe',
    title: 'Conseil des maîtres\u00a0: organiser les révisions',
    description: 'Ce que l’équipe a décidé\u00a0: les jours de révision de chaque classe, et le partage des tablettes.',
    fileName: 'conseil-des-maitres.pdf',
    lines: [
      'CP et CE1\u00a0: lundi et jeudi, de 9\u00a0h à 9\u00a0h\u00a015.',
      'CE2\u00a0: mardi et vendredi, de 9\u00a0h à 9\u00a0h\u00a015.',
      'CM1 et CM2\u00a0: tous les jours, dix minutes après la récréation.',
      'La valise A reste au rez-de-chaussée.',
    ],
  },
  {
    school: 'trial',
    by: 'teacher',
    audience: 'SCHOOL',
    section: 'À la maison',
    title: 'Comment lire les boîtes de votre enfant',
    description: 'Une page pour comprendre ce que montrent les cinq boîtes, et comment en parler sans pression.',
    fileName: 'lire-les-boites.pdf',
    lines: [
      'Boîte 1\u00a0: la carte vient d’arriver, ou elle a été oubliée.',
      'Boîtes 2 à 4\u00a0: elle est de mieux en mieux sue.',
      'Boîte 5\u00a0: elle est acquise.',
    ],
  },
  {
    school: 'trial',
    by: 'admin',
    audience: 'STAFF',
    section: 'Premiers pas',
    title: 'Notre période d’essai, semaine par semaine',
    description:
      'Qui fait quoi pendant les deux mois d’essai\u00a0: les classes qui commencent, puis celles qui les rejoignent.',
    fileName: 'periode-d-essai.txt',
    lines: [
      'Semaines 1 et 2\u00a0: le CE2 commence, une séance par semaine.',
      'Semaines 3 à 6\u00a0: deux séances par semaine, bilan en équipe.',
      'Semaines 7 et 8\u00a0: les autres classes essaient.',
    ],
  },
];
