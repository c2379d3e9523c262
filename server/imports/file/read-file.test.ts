import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { ApiError } from '../../http/errors.ts';
import { readRow, textsOf } from '../students/read-row.ts';
import { checkRows } from '../students/students.check.ts';
import { readStudents } from './read-students.ts';

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../../e2e/data', name));

/** The verdict on a file for a school without students. */
async function verdict(file: string | Buffer) {
  const { lists, encoding, separator } = await readStudents(base64(file), 'every');
  return {
    encoding,
    separator,
    rows: checkRows(
      lists.flatMap((list) => list.rows.map((row) => readRow(textsOf(row, list)))),
      [],
    ),
  };
}

const students = async (file: string | Buffer) => (await verdict(file)).rows.map(({ student }) => student);

const refusal = async (file: string | Buffer) => {
  try {
    await readStudents(base64(file), 'every');
  } catch (error) {
    return error as ApiError;
  }
  return undefined;
};

test('reads the national extraction: trims spaces, capitalises names, converts dates [import.file] [students.names] [import.headers]', async () => {
  const { rows, encoding, separator } = await verdict(sample('eleves-ce1.csv'));
  expect([encoding, separator, rows.length]).toEqual(['utf-8', ',', 27]);
  expect(rows.every(({ status }) => status === 'OK')).toBe(true);
  expect(rows[1]).toEqual({
    line: 3,
    student: {
      firstname: 'Mateo',
      lastname: 'Alves Da Costa',
      gender: 'M',
      birthdate: '2019-08-17',
      level: 'CE1',
      class_: 'CE1 C',
    },
    status: 'OK',
    message: null,
  });
});

test.each([
  ['eleves-ce1-windows-1252.csv', 'windows-1252', ';'],
  ['eleves-ce1-bom-crlf.csv', 'utf-8', ','],
])('%s is read as the same rows as eleves-ce1.csv [import.file]', async (name, encoding, separator) => {
  const other = await verdict(sample(name));
  expect([other.encoding, other.separator]).toEqual([encoding, separator]);
  expect(other.rows).toEqual((await verdict(sample('eleves-ce1.csv'))).rows);
});

test('reads short headers, tabs, ISO dates, and the gender H as M [import.values]', async () => {
  const { separator, rows } = await verdict(sample('eleves-tabulations-iso.csv'));
  expect([separator, rows.length]).toEqual(['\t', 6]);
  expect(rows[1]!.student).toMatchObject({ firstname: 'Mateo', gender: 'M', birthdate: '2019-08-17' });
});

test.each([
  ...['m', 'H', 'g', 'Garçon', 'GARCON', 'masculin', 'Homme'].map((word) => [word, 'M']),
  ...['f', 'Fille', 'féminin', 'femme'].map((word) => [word, 'F']),
])('gender « %s » is read as %s [import.values]', async (word, gender) => {
  expect(await students(`prénom,sexe\nLou,${word}\n`)).toMatchObject([{ gender }]);
});

test('reads UTF-16, which spreadsheets save as « texte Unicode »', async () => {
  const text = Buffer.from('\uFEFFnom\tprénom\r\nÉluard\tZoë\r\n', 'utf16le');
  expect((await verdict(text)).encoding).toBe('utf-16le');
  expect(await students(text)).toMatchObject([{ firstname: 'Zoë', lastname: 'Éluard' }]);
});

test('each refused row has its status and message [import.verdicts] [import.messages]', async () => {
  const { rows } = await verdict(sample('eleves-erreurs.csv'));
  expect(rows.map(({ line, status, message }) => [line, status, message])).toEqual([
    [2, 'OK', null],
    [3, 'OK', null],
    [4, 'DUPLICATE_IN_LIST', 'Doublon : cet élève figure déjà à la ligne 2 du fichier.'],
    [5, 'DUPLICATE_IN_LIST', 'Doublon : cet élève figure déjà à la ligne 2 du fichier.'],
    [6, 'OK', null],
    [7, 'BAD_BIRTHDATE', 'Ce jour n’existe pas\u00a0: «\u00a031/02/2019\u00a0». Vérifiez la date.'],
    [8, 'BAD_BIRTHDATE', 'Date de naissance non reconnue : “2019”. Format attendu : jj/mm/aaaa.'],
    [
      9,
      'BAD_BIRTHDATE',
      'Date de naissance à venir ou trop ancienne\u00a0: «\u00a012/12/2099\u00a0». Vérifiez l’année.',
    ],
    [10, 'BAD_GENDER', 'Sexe non reconnu : “X”. Valeurs acceptées : M, F (H est lu comme M).'],
    [11, 'NURSERY', 'Maternelle (GS)\u00a0: ignoré.'],
    [12, 'BAD_LEVEL', 'Niveau non pris en charge : “6EME”. Niveaux acceptés : CP, CE1, CE2, CM1, CM2.'],
    [13, 'MISSING_FIRSTNAME', 'Le prénom est obligatoire.'],
    [14, 'OK', null],
  ]);
  expect(rows[5]!.student.birthdate).toBe('31/02/2019');
  expect(rows.at(-1)!.student.lastname).toBe('Lopez, Dit Pepe');
});

test('a row with several errors has a message with all errors and the status of the first', async () => {
  const { rows } = await verdict('prénom,sexe,niveau\n,X,6EME\n');
  expect(rows[0]).toMatchObject({
    status: 'MISSING_FIRSTNAME',
    message: expect.stringMatching(
      /^Le prénom est obligatoire\. Sexe non reconnu.*Niveau non pris en charge/,
    ) as unknown,
  });
});

test('names a missing column, and the columns that were found [import.messages] [import.headers]', async () => {
  const error = await refusal(sample('eleves-colonne-absente.csv'));
  expect([error?.code, error?.message]).toEqual([
    'INVALID',
    'Colonne absente : Prénom. Colonnes lues : Nom Elève, Date naissance, Sexe, Niveau.',
  ]);
  expect((await refusal(''))?.message).toBe('Colonne absente : Prénom. Colonnes lues : aucune.');
});

test('the name in use takes precedence over the birth name', async () => {
  expect(await students("Nom Elève;Nom d'usage Elève;Prénom Elève\nDURAND;PETIT;Lou\nDURAND;;Léo")).toMatchObject([
    { lastname: 'Petit' },
    { lastname: 'Durand' },
  ]);
});

test('rows with the same name are one student unless their birth dates differ', async () => {
  const { rows } = await verdict('nom,prénom,naissance\nRoy,Léa,01/02/2019\nROY,lea,\nRoy,Léa,02/02/2019\n');
  expect(rows.map(({ status }) => status)).toEqual(['OK', 'DUPLICATE_IN_LIST', 'OK']);
});

test('names that can’t be stored are refused, unusual names are accepted', async () => {
  const { rows } = await verdict(`prénom\nA\u202Eb\n${'a'.repeat(300)}\n<b>Zoé</b>\n😀 Lou\n=1+1\n`);
  expect(rows.map(({ status }) => status)).toEqual(['BAD_NAME', 'BAD_NAME', 'OK', 'OK', 'OK']);
});

test.each([
  ['a damaged workbook', Buffer.from('PK\u0003\u0004rest'), 400],
  ['a text with NUL octets', 'prénom\nA\u0000da\n', 415],
  ['random octets', Buffer.from(Array.from({ length: 5_000 }, (_none, n) => (n * 7919) % 256)), 415],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 415],
  ['200,000 rows', `prénom\n${'a\n'.repeat(200_000)}`, 413],
  ['a quote never closed', 'nom,prénom\n"Roy,Léa\n', 400],
])('%s is refused [import.file]', async (_what, file, status) => {
  expect((await refusal(file))?.statusCode).toBe(status);
});

test('content that is not base64 is refused', async () => {
  await expect(readStudents('pas du base64 !', 'every')).rejects.toThrow(ApiError);
});

test('no file causes an unexpected error in the reader [asvs:1.5.2]', async () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Prénom', 'nom', '"', ';', '\r\n', '\uFEFF', '=cmd', '31/12/2018'),
  );
  const file = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.array(cell, { maxLength: 30 }).map((cells) => Buffer.from(`prénom,nom\n${cells.join(',')}`)),
  );
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      try {
        await verdict(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
    }),
    { numRuns: 300 },
  );
});

test('the message about a birth date distinguishes a two-digit year, a day that does not exist and other errors', async () => {
  const { rows } = await verdict(
    'prénom,naissance\nLou,14/03/19\nMax,31/02/2019\nZoé,02/13/2019\nIda,2019-02-30\nÈve,hier\n',
  );
  expect(rows.map(({ status, message }) => [status, message])).toEqual([
    [
      'BAD_BIRTHDATE',
      'Année sur deux chiffres\u00a0: «\u00a014/03/19\u00a0». Écrivez-la en entier, par exemple 14/03/2019.',
    ],
    ['BAD_BIRTHDATE', 'Ce jour n’existe pas\u00a0: «\u00a031/02/2019\u00a0». Vérifiez la date.'],
    ['BAD_BIRTHDATE', 'Ce jour n’existe pas\u00a0: «\u00a002/13/2019\u00a0». Vérifiez la date.'],
    ['BAD_BIRTHDATE', 'Ce jour n’existe pas\u00a0: «\u00a02019-02-30\u00a0». Vérifiez la date.'],
    ['BAD_BIRTHDATE', 'Date de naissance non reconnue : “hier”. Format attendu : jj/mm/aaaa.'],
  ]);
});
