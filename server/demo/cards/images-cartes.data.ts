import type { DemoCard } from '../data/demo.types.ts';
import { cardsOfGroups, type Group } from './groups.ts';

const rose = (where: string) => `Une rose des vents\u00a0: il manque la lettre ${where}.`;
const map = (where: string) => `Une carte de France\u00a0: un point rouge ${where}.`;
const planisphere = (where: string) => `Un planisphère\u00a0: en rouge, les terres ${where}.`;
const europe = (where: string) => `Une carte de l’Europe\u00a0: en rouge, le pays ${where}.`;

const groups: Group[] = [
  {
    level: 'CE1',
    parentSubject: 'GE',
    subject: 'RL',
    category: 'Points cardinaux',
    front: ['Quel point cardinal', 'manque-t-il ?'],
    rows: [
      ['compass-N', ['le nord'], rose('du haut')],
      ['compass-S', ['le sud'], rose('du bas')],
      ['compass-E', ['l’est'], rose('de droite')],
      ['compass-O', ['l’ouest'], rose('de gauche')],
    ],
  },
  {
    level: 'CE2',
    parentSubject: 'GE',
    subject: 'CN',
    category: 'Mers et océans',
    front: ['Comment s’appelle', 'cette mer ?'],
    rows: [
      [
        'sea-manche',
        ['la Manche', 'Entre la France', 'et l’Angleterre.'],
        'Une carte de France : un point d’interrogation dans la mer, au nord-ouest.',
      ],
      [
        'sea-mediterranee',
        ['la mer Méditerranée'],
        'Une carte de France : un point d’interrogation dans la mer, au sud-est.',
      ],
    ],
  },
  {
    level: 'CE2',
    parentSubject: 'GE',
    subject: 'CN',
    category: 'Mers et océans',
    front: ['Comment s’appelle', 'cet océan ?'],
    rows: [
      [
        'sea-atlantique',
        ['l’océan Atlantique'],
        'Une carte de France : un point d’interrogation dans l’eau, à l’ouest.',
      ],
    ],
  },
  {
    level: 'CE2',
    parentSubject: 'GE',
    subject: 'CN',
    category: 'Continents',
    front: ['Comment s’appelle', 'ce continent ?'],
    rows: [
      ['continent-africa', ['l’Afrique'], planisphere('au milieu, au sud de la Méditerranée')],
      [
        'continent-america',
        ['l’Amérique', 'Du Nord, centrale et du Sud.'],
        planisphere('à gauche, entre l’Atlantique et le Pacifique'),
      ],
      ['continent-antarctica', ['l’Antarctique'], planisphere('tout en bas, autour du pôle Sud')],
      ['continent-asia', ['l’Asie', 'Le plus grand continent.'], planisphere('en haut à droite, à l’est de l’Oural')],
      [
        'continent-europe',
        ['l’Europe', 'C’est le nôtre.'],
        planisphere('en haut au milieu, au nord de la Méditerranée'),
      ],
      ['continent-oceania', ['l’Océanie'], planisphere('en bas à droite, dans le Pacifique')],
    ],
  },
  {
    level: 'CE2',
    parentSubject: 'GE',
    subject: 'VI',
    category: 'Grandes villes',
    front: ['Comment s’appelle', 'cette grande ville ?'],
    rows: [
      ['city-Paris', ['Paris', 'La capitale, sur la Seine.'], map('au nord, à l’intérieur du pays')],
      ['city-Marseille', ['Marseille', 'Au bord de la Méditerranée.'], map('au sud-est, au bord de la mer')],
      ['city-Lyon', ['Lyon', 'Au confluent du Rhône', 'et de la Saône.'], map('à l’est, à l’intérieur du pays')],
      ['city-Toulouse', ['Toulouse', 'Sur la Garonne.'], map('au sud-ouest, à l’intérieur du pays')],
      ['city-Bordeaux', ['Bordeaux', 'Sur la Garonne.'], map('au sud-ouest, près de l’Atlantique')],
      ['city-Nantes', ['Nantes', 'Sur la Loire.'], map('à l’ouest, près de l’Atlantique')],
      ['city-Lille', ['Lille', 'Près de la Belgique.'], map('tout au nord')],
      ['city-Strasbourg', ['Strasbourg', 'Sur le Rhin, en Alsace.'], map('au nord-est, à la frontière')],
    ],
  },
  {
    level: 'CP',
    parentSubject: 'EM',
    subject: 'SY',
    category: 'Citoyenneté',
    front: ['De quel pays', 'est ce drapeau ?'],
    rows: [
      ['flag-france', ['la France', 'bleu, blanc, rouge'], 'Un drapeau à trois bandes debout : bleue, blanche, rouge.'],
    ],
  },
  {
    level: 'CM1',
    parentSubject: 'GE',
    subject: 'EU',
    category: 'Drapeaux',
    front: ['De quel pays', 'est ce drapeau ?'],
    rows: [
      ['flag-germany', ['l’Allemagne', 'Capitale : Berlin.'], 'Trois bandes couchées : noire, rouge, jaune d’or.'],
      ['flag-belgium', ['la Belgique', 'Capitale : Bruxelles.'], 'Trois bandes debout : noire, jaune, rouge.'],
      ['flag-ireland', ['l’Irlande', 'Capitale : Dublin.'], 'Trois bandes debout : verte, blanche, orange.'],
      ['flag-italy', ['l’Italie', 'Capitale : Rome.'], 'Trois bandes debout : verte, blanche, rouge.'],
      ['flag-netherlands', ['les Pays-Bas', 'Capitale : Amsterdam.'], 'Trois bandes couchées : rouge, blanche, bleue.'],
      ['flag-poland', ['la Pologne', 'Capitale : Varsovie.'], 'Deux bandes couchées : blanche en haut, rouge en bas.'],
    ],
  },
  {
    level: 'CM1',
    parentSubject: 'GE',
    subject: 'EU',
    category: 'Carte de l’Europe',
    front: ['Quel est ce pays', 'd’Europe ?'],
    rows: [
      ['europe-France', ['la France', 'Capitale : Paris.'], europe('entre l’Atlantique, la Manche et la Méditerranée')],
      ['europe-Spain', ['l’Espagne', 'Capitale : Madrid.'], europe('au sud des Pyrénées, presque toute la péninsule')],
      [
        'europe-Portugal',
        ['le Portugal', 'Capitale : Lisbonne.'],
        europe('tout au sud-ouest, au bord de l’Atlantique'),
      ],
      ['europe-Italy', ['l’Italie', 'Capitale : Rome.'], europe('en forme de botte, dans la Méditerranée')],
      [
        'europe-Germany',
        ['l’Allemagne', 'Capitale : Berlin.'],
        europe('au centre, à l’est de la France, jusqu’à la Baltique'),
      ],
      ['europe-United Kingdom', ['le Royaume-Uni', 'Capitale : Londres.'], europe('sur l’île au nord de la Manche')],
      ['europe-Ireland', ['l’Irlande', 'Capitale : Dublin.'], europe('sur l’île la plus à l’ouest')],
      [
        'europe-Poland',
        ['la Pologne', 'Capitale : Varsovie.'],
        europe('au sud de la Baltique, à l’est de l’Allemagne'),
      ],
      ['europe-Sweden', ['la Suède', 'Capitale : Stockholm.'], europe('au nord, à l’ouest de la Baltique')],
      ['europe-Greece', ['la Grèce', 'Capitale : Athènes.'], europe('au sud-est, avec beaucoup d’îles')],
    ],
  },
];

/** Maps of France, Europe and the world; a compass rose; flags. */
export const mapCards: DemoCard[] = cardsOfGroups(groups);
