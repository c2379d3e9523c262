import { differences, type Facts } from './facts.ts';

const facts = (damaged: number): Facts => ({
  migrations: ['0001_first'],
  tables: { blobs: { rows: 2, sum: '17' } },
  sequences: { blobs_id_seq: 2 },
  files: { intact: 2 - damaged, damaged },
});

test('accepts a file that was damaged in the backup, reports one that the restore damaged [portal.backup]', () => {
  expect(differences(facts(1), facts(1))).toEqual([]);
  expect(differences(facts(0), facts(1))).toEqual([expect.stringMatching(/^1 fichiers/)]);
});

test('reports tables, sequences and migrations that differ [portal.backup]', () => {
  const restored = { ...facts(0), migrations: [], tables: {}, sequences: { blobs_id_seq: 1 } };
  expect(differences(facts(0), restored)).toEqual([
    'migrations différentes',
    'blobs\u00a0: nombre de lignes 0, attendu 2',
    'blobs_id_seq\u00a0: séquence en retard',
  ]);
});
