/** First names given to girls in France from about 2014 on, of many origins. */
// prettier-ignore
export const girls = [
  'Louise', 'Alice', 'Jade', 'Emma', 'Ambre', 'Rose', 'Anna', 'Mia', 'Lina', 'Alba', 'Romy', 'Inès', 'Mila',
  'Agathe', 'Léna', 'Chloé', 'Julia', 'Nina', 'Eva', 'Lou', 'Zoé', 'Juliette', 'Sarah', 'Léa', 'Victoire',
  'Camille', 'Manon', 'Lucie', 'Margaux', 'Charlotte', 'Aya', 'Nour', 'Yasmine', 'Assia', 'Hana', 'Kenza', 'Maryam',
  'Sofia', 'Leïla', 'Amina', 'Fatoumata', 'Aïcha', 'Mariam', 'Awa', 'Aminata', 'Adèle', 'Apolline', 'Capucine',
  'Clémence', 'Constance', 'Diane', 'Elsa', 'Garance', 'Héloïse', 'Iris', 'Jeanne', 'Joséphine', 'Lya', 'Madeleine',
  'Maëlys', 'Mathilde', 'Noémie', 'Olivia', 'Ophélie', 'Pauline', 'Salomé', 'Suzanne', 'Thaïs', 'Valentine',
  'Zélie', 'Anaïs', 'Anouk', 'Clara', 'Élise', 'Émilie', 'Gabrielle', 'Giulia', 'Isaure', 'Jana', 'Ludivine',
  'Luna', 'Lyna', 'Maya', 'Naomi', 'Océane', 'Rania', 'Sirine', 'Soline', 'Tess', 'Yaëlle', 'Linh', 'Mei', 'Anh',
  'Priya', 'Kavya', 'Alma', 'Inaya', 'Myriam', 'Esther', 'Rachel', 'Beatriz', 'Carolina', 'Zofia', 'Hanna', 'Ioana',
];

/** First names given to boys in France from about 2014 on, of many origins. */
// prettier-ignore
export const boys = [
  'Gabriel', 'Raphaël', 'Léo', 'Louis', 'Arthur', 'Jules', 'Maël', 'Noah', 'Adam', 'Liam', 'Sacha', 'Isaac',
  'Gabin', 'Eden', 'Hugo', 'Nathan', 'Mohamed', 'Lucas', 'Ethan', 'Paul', 'Aaron', 'Tom', 'Théo', 'Naël', 'Marius',
  'Nolan', 'Malo', 'Victor', 'Martin', 'Axel', 'Ismaël', 'Rayan', 'Ibrahim', 'Amir', 'Ayoub', 'Yanis', 'Imran',
  'Bilal', 'Youssef', 'Ilyès', 'Mamadou', 'Moussa', 'Ousmane', 'Abdoulaye', 'Issa', 'Achille', 'Antoine',
  'Augustin', 'Baptiste', 'Clément', 'Côme', 'Éliott', 'Émile', 'Enzo', 'Félix', 'Gaspard', 'Gustave', 'Joseph',
  'Léon', 'Lucien', 'Marceau', 'Mathis', 'Maxime', 'Milo', 'Noé', 'Oscar', 'Quentin', 'Robin', 'Samuel', 'Simon',
  'Thomas', 'Timéo', 'Tristan', 'Valentin', 'William', 'Alexandre', 'Andrea', 'Basile', 'Charlie', 'Elio', 'Evan',
  'Joachim', 'Kylian', 'Lenny', 'Loan', 'Mathéo', 'Nino', 'Rafael', 'Soan', 'Titouan', 'Minh', 'Kim', 'Hao',
  'Arjun', 'Rohan', 'Younes', 'Sami', 'David', 'Elias', 'Diego', 'Tiago', 'Rodrigo', 'Mateusz', 'Luca', 'Andrei',
];

/** First names of adult women. */
// prettier-ignore
export const women = [
  'Nathalie', 'Isabelle', 'Sylvie', 'Catherine', 'Sandrine', 'Céline', 'Stéphanie', 'Aurélie', 'Émilie', 'Julie',
  'Virginie', 'Karine', 'Sabrina', 'Laetitia', 'Élodie', 'Audrey', 'Delphine', 'Mélanie', 'Vanessa', 'Marion',
  'Pauline', 'Laura', 'Sophie', 'Claire', 'Hélène', 'Caroline', 'Anne', 'Valérie', 'Florence', 'Marie', 'Fatima',
  'Samira', 'Nadia', 'Khadija', 'Amel', 'Aïssatou', 'Mariama', 'Rokia', 'Fanta', 'Thu', 'Li', 'Mei', 'Ana', 'Maria',
  'Joana', 'Katarzyna', 'Agnieszka', 'Elena', 'Irina', 'Shirin', 'Leïla', 'Yasmina', 'Rachida', 'Djamila',
  'Estelle', 'Bénédicte', 'Clotilde', 'Ingrid', 'Noëlle', 'Ghislaine',
];
/** First names of adult men. */
// prettier-ignore
export const men = [
  'Nicolas', 'Christophe', 'Sébastien', 'Frédéric', 'Stéphane', 'David', 'Laurent', 'Olivier', 'Julien', 'Jérôme',
  'Thomas', 'Guillaume', 'Alexandre', 'Mickaël', 'Vincent', 'Pierre', 'François', 'Antoine', 'Benoît', 'Cédric',
  'Fabien', 'Grégory', 'Ludovic', 'Mathieu', 'Romain', 'Sylvain', 'Yann', 'Rémi', 'Arnaud', 'Damien', 'Karim',
  'Mehdi', 'Rachid', 'Farid', 'Ali', 'Omar', 'Hassan', 'Mamadou', 'Ibrahima', 'Cheikh', 'Sékou', 'Tuan', 'Wei',
  'Paulo', 'João', 'Miguel', 'Marek', 'Piotr', 'Mihai', 'Dmitri', 'Reza', 'Samir', 'Nabil', 'Hervé', 'Bruno',
  'Gilles', 'Philippe', 'Thierry', 'Éric', 'Jean-Marc',
];

/** Family names common in France, of many origins; all families in the demo data are fictional. */
// prettier-ignore
export const families = [
  'Martin', 'Bernard', 'Thomas', 'Petit', 'Robert', 'Richard', 'Durand', 'Dubois', 'Moreau', 'Laurent', 'Simon',
  'Michel', 'Lefebvre', 'Leroy', 'Roux', 'David', 'Bertrand', 'Morel', 'Fournier', 'Girard', 'Bonnet', 'Dupont',
  'Lambert', 'Fontaine', 'Rousseau', 'Vincent', 'Muller', 'Lefèvre', 'Faure', 'André', 'Mercier', 'Blanc', 'Guérin',
  'Boyer', 'Garnier', 'Chevalier', 'François', 'Legrand', 'Gauthier', 'Garcia', 'Perrin', 'Robin', 'Clément',
  'Morin', 'Nicolas', 'Henry', 'Roussel', 'Mathieu', 'Gautier', 'Masson', 'Marchand', 'Duval', 'Denis', 'Dumont',
  'Marie', 'Lemaire', 'Noël', 'Meyer', 'Dufour', 'Meunier', 'Brun', 'Blanchard', 'Giraud', 'Joly', 'Rivière',
  'Lucas', 'Brunet', 'Gaillard', 'Barbier', 'Arnaud', 'Martinez', 'Gérard', 'Roche', 'Renard', 'Schmitt', 'Roy',
  'Leroux', 'Colin', 'Vidal', 'Caron', 'Picard', 'Roger', 'Fabre', 'Aubert', 'Lemoine', 'Renaud', 'Dumas',
  'Lacroix', 'Olivier', 'Philippe', 'Bourgeois', 'Pierre', 'Benoît', 'Rey', 'Leclerc', 'Payet', 'Rolland',
  'Leclercq', 'Guillaume', 'Lecomte', 'Lopez', 'Jean', 'Dupuy', 'Guillot', 'Hubert', 'Berger', 'Carpentier',
  'Sanchez', 'Dupuis', 'Moulin', 'Louis', 'Deschamps', 'Huet', 'Vasseur', 'Perez', 'Boucher', 'Fleury', 'Royer',
  'Klein', 'Jacquet', 'Adam', 'Paris', 'Poirier', 'Marty', 'Aubry', 'Guyot', 'Carré', 'Charles', 'Renault',
  'Charpentier', 'Ménard', 'Maillard', 'Baron', 'Bertin', 'Bailly', 'Hervé', 'Schneider', 'Fernandez', 'Le Gall',
  'Collet', 'Léger', 'Bouvier', 'Julien', 'Prévost', 'Millet', 'Perrot', 'Daniel', 'Le Roux', 'Cousin', 'Germain',
  'Benali', 'Bouazza', 'Belkacem', 'Haddad', 'Mansouri', 'Cherif', 'Saïdi', 'Amrani', 'El Idrissi', 'Benmoussa',
  'Zerrouki', 'Bensaïd', 'Khelifi', 'Ouali', 'Ziani', 'Diallo', 'Traoré', 'Coulibaly', 'Konaté', 'Keita', 'Camara',
  'Cissé', 'Ndiaye', 'Sow', 'Ba', 'Fofana', 'Sylla', 'Touré', 'Kouassi', 'Mbaye', 'Nguyen', 'Tran', 'Pham',
  'Le Van', 'Chen', 'Wang', 'Zhang', 'Huang', 'Patel', 'Singh', 'Kumar', 'Rahman', 'Yildiz', 'Demir', 'Kaya',
  'Da Silva', 'Ferreira', 'Pereira', 'Rodrigues', 'Dos Santos', 'Gomes', 'Rossi', 'Ferrari', 'Romano', 'Kowalski',
  'Nowak', 'Wojcik', 'Popescu', 'Ionescu', 'Ivanov', 'Cohen', 'Lévy', 'Azoulay', 'Benichou', 'Haddou', 'Sarkissian',
  'Petrossian', 'Hoarau', 'Grondin', 'Joseph-Alexis', 'Kadiri', 'Lenoir', 'Tessier', 'Vallet', 'Weber',
];

/** Streets, without the number. */
// prettier-ignore
export const streets = [
  'rue de Picpus', 'rue Claude-Decaen', 'avenue Daumesnil', 'rue de Reuilly', 'boulevard de Bercy',
  'rue du Sergent-Bauchat', 'rue de Wattignies', 'avenue du Docteur-Netter', 'rue Montgallet', 'rue de Fécamp',
  'cours Lafayette', 'rue Paul-Bert', 'avenue Lacassagne', 'rue de la Part-Dieu', 'rue Moncey', 'cours Gambetta',
  'rue des Tilleuls', 'rue Victor-Hugo', 'rue Pasteur', 'rue Jules-Ferry', 'place de la Mairie',
  'allée des Acacias', 'impasse du Moulin', 'rue des Écoles',
];

/** Towns with their postal code. */
export const towns: [postalCode: string, name: string][] = [
  ['75012', 'Paris'],
  ['75011', 'Paris'],
  ['94160', 'Saint-Mandé'],
  ['94220', 'Charenton-le-Pont'],
  ['94300', 'Vincennes'],
  ['69003', 'Lyon'],
  ['69006', 'Lyon'],
  ['69100', 'Villeurbanne'],
  ['38000', 'Grenoble'],
  ['35000', 'Rennes'],
  ['59000', 'Lille'],
  ['31000', 'Toulouse'],
];
