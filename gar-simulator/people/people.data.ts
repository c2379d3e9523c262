import { type GarClaims, idoOf, type Person } from './people.ts';
import { DEMO_UAI, TRIAL_UAI, UNKNOWN_UAI } from './uai.ts';

const named = (identity: string, CIV: string, PRE: string, NOM: string): GarClaims => {
  const P_MEL = `${identity}@gar.memocartes.example`;
  return { IDO: idoOf(identity), CIV, PRE, NOM, P_MEL };
};

const profile = (code: string) => ({ typProfil: code, PRO: code });
const ens = profile('National_ens');
const primary = ['PREMIER DEGRE'];

const demo: Person[] = [
  {
    id: 'claire-moreau',
    group: 'demo',
    label: 'Claire MOREAU',
    shows: 'Enseignante de CE1, le cas courant.',
    claims: {
      ...named('claire-moreau', 'Mme', 'Claire', 'MOREAU'),
      ...ens,
      UAI: DEMO_UAI,
      DIV: ['CE1 A'],
      P_MAT: primary,
    },
  },
  {
    id: 'karim-benali',
    group: 'demo',
    label: 'Karim BENALI',
    shows: 'Enseignant de deux classes et de trois groupes.',
    claims: {
      ...named('karim-benali', 'M.', 'Karim', 'BENALI'),
      ...ens,
      UAI: DEMO_UAI,
      DIV: ['CM1 A', 'CM2 B'],
      GRO: ['Anglais CM', 'Lecture CM1', 'Chorale'],
      P_MAT: [...primary, 'ANGLAIS'],
    },
  },
  {
    id: 'sophie-laurent',
    group: 'demo',
    label: 'Sophie LAURENT',
    shows: 'Directrice (profil dir)\u00a0: entre comme enseignante, jamais comme gestionnaire.',
    claims: { ...named('sophie-laurent', 'Mme', 'Sophie', 'LAURENT'), ...profile('National_dir'), UAI: DEMO_UAI },
  },
  {
    id: 'yann-le-goff',
    group: 'demo',
    label: 'Yann LE GOFF',
    shows: 'Documentaliste (profil doc)\u00a0: entre comme enseignant, sans classe.',
    claims: {
      ...named('yann-le-goff', 'M.', 'Yann', 'LE GOFF'),
      ...profile('National_doc'),
      UAI: DEMO_UAI,
      P_MAT: ['DOCUMENTATION'],
    },
  },
  {
    id: 'ines-da-silva',
    group: 'demo',
    label: 'Inès DA SILVA',
    shows: 'Nouvelle enseignante\u00a0: première connexion, compte à créer. Profil écrit «\u00a0ens\u00a0».',
    claims: {
      ...named('ines-da-silva', 'Mme', 'Inès', 'DA SILVA'),
      ...profile('ens'),
      UAI: DEMO_UAI,
      DIV: ['CP A'],
      P_MAT: primary,
    },
  },
  {
    id: 'thomas-petit',
    group: 'demo',
    label: 'Thomas PETIT',
    shows: 'Nouvel enseignant\u00a0: première connexion, compte à créer.',
    claims: {
      ...named('thomas-petit', 'M.', 'Thomas', 'PETIT'),
      ...ens,
      UAI: DEMO_UAI,
      DIV: ['CE2 A'],
      P_MAT: primary,
    },
  },
  {
    id: 'aminata-diallo',
    group: 'demo',
    label: 'Aminata DIALLO',
    shows: 'Nouvelle enseignante, aussi inscrite à l’école d’essai\u00a0: même IDO, deux établissements.',
    claims: { ...named('aminata-diallo', 'Mme', 'Aminata', 'DIALLO'), ...ens, UAI: DEMO_UAI, DIV: ['CE1 B'] },
  },
];

const trial: Person[] = [
  {
    id: 'aminata-diallo-essai',
    group: 'trial',
    label: 'Aminata DIALLO (école d’essai)',
    shows: 'La même personne dans son autre établissement\u00a0: une seconde identité.',
    claims: { ...named('aminata-diallo', 'Mme', 'Aminata', 'DIALLO'), ...ens, UAI: TRIAL_UAI, DIV: ['CE1'] },
  },
  {
    id: 'julien-fontaine',
    group: 'trial',
    label: 'Julien FONTAINE',
    shows: 'Enseignant de l’école d’essai\u00a0: prend une des places de l’offre.',
    claims: {
      ...named('julien-fontaine', 'M.', 'Julien', 'FONTAINE'),
      ...ens,
      UAI: TRIAL_UAI,
      DIV: ['CM2'],
      P_MAT: primary,
    },
  },
  {
    id: 'elodie-garnier',
    group: 'trial',
    label: 'Élodie GARNIER',
    shows: 'Nouvelle enseignante de l’école d’essai, avec deux niveaux.',
    claims: { ...named('elodie-garnier', 'Mme', 'Élodie', 'GARNIER'), ...ens, UAI: TRIAL_UAI, DIV: ['CP', 'CE1'] },
  },
];

const special: Person[] = [
  {
    id: 'sans-courriel',
    group: 'special',
    label: 'Nadia ROUX',
    shows: 'Sans adresse électronique.',
    claims: {
      ...named('sans-courriel', 'Mme', 'Nadia', 'ROUX'),
      ...ens,
      UAI: DEMO_UAI,
      P_MEL: undefined,
      DIV: ['CM1 B'],
    },
  },
  {
    id: 'courriel-deja-pris',
    group: 'special',
    label: 'Camille MARCHAND',
    shows: 'Adresse d’un compte existant\u00a0: rien n’est rapproché sur l’adresse.',
    claims: {
      ...named('courriel-deja-pris', 'M.', 'Camille', 'MARCHAND'),
      ...ens,
      UAI: DEMO_UAI,
      P_MEL: 'enseignante@demo.memocartes.fr',
      DIV: ['CE2 B'],
    },
  },
  {
    id: 'peu-bavard',
    group: 'special',
    label: 'Personne sans nom',
    shows: 'Ni nom, ni civilité, ni adresse\u00a0: seulement l’IDO, l’établissement et le profil.',
    claims: { IDO: idoOf('peu-bavard'), UAI: DEMO_UAI, PRO: 'National_ens' },
  },
  {
    id: 'profil-casse',
    group: 'special',
    label: 'Olivier NOËL',
    shows: 'Profil écrit «\u00a0nAtIoNaL_EnS\u00a0»\u00a0: accepté quelle que soit la casse.',
    claims: { ...named('profil-casse', 'M.', 'Olivier', 'NOËL'), ...profile('nAtIoNaL_EnS'), UAI: DEMO_UAI },
  },
  {
    id: 'etablissement-inconnu',
    group: 'special',
    label: 'Hélène BLANC',
    shows: 'Établissement inconnu du portail\u00a0: accès refusé.',
    claims: { ...named('etablissement-inconnu', 'Mme', 'Hélène', 'BLANC'), ...ens, UAI: UNKNOWN_UAI, DIV: ['CM2'] },
  },
  {
    id: 'sans-etablissement',
    group: 'special',
    label: 'Marc OLIVIER',
    shows: 'Aucun établissement transmis\u00a0: accès refusé.',
    claims: { ...named('sans-etablissement', 'M.', 'Marc', 'OLIVIER'), ...ens },
  },
  {
    id: 'eleve',
    group: 'special',
    label: 'Léo GIRARD',
    shows: 'Élève (National_elv)\u00a0: accès refusé, un élève n’a pas de compte.',
    claims: {
      IDO: idoOf('eleve'),
      PRE: 'Léo',
      NOM: 'GIRARD',
      ...profile('National_elv'),
      UAI: DEMO_UAI,
      DIV: ['CE1 A'],
      GRO: ['Lecture CE1'],
    },
  },
  {
    id: 'tuteur',
    group: 'special',
    label: 'Paul GIRARD',
    shows: 'Responsable légal (tut)\u00a0: accès refusé par cette voie.',
    claims: { ...named('tuteur', 'M.', 'Paul', 'GIRARD'), ...profile('tut'), UAI: DEMO_UAI },
  },
  {
    id: 'code-expire',
    group: 'special',
    label: 'Béatrice ROCHE',
    shows: 'Clé expirée\u00a0: le code d’autorisation n’est déjà plus valable quand le portail l’échange.',
    expires: 'code',
    claims: { ...named('code-expire', 'Mme', 'Béatrice', 'ROCHE'), ...ens, UAI: DEMO_UAI },
  },
  {
    id: 'jeton-expire',
    group: 'special',
    label: 'Gilles PERRIN',
    shows: 'Clé expirée\u00a0: le jeton d’identité reçu est périmé depuis une heure.',
    expires: 'id_token',
    claims: { ...named('jeton-expire', 'M.', 'Gilles', 'PERRIN'), ...ens, UAI: DEMO_UAI },
  },
];

/** All people on the sign-in page. All of them are fictional. */
export const people: Person[] = [...demo, ...trial, ...special];
