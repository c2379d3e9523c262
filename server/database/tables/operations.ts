import type { Generated, JSONColumnType } from 'kysely';

import type { Id, Instant } from './people.ts';

export type Operations = {
  id: Id;
  schools_id: number;
  authentications_id: number | null;
  kind: 'IMPORT' | 'YEAR_CHANGE';
  summary: JSONColumnType<Record<string, number>, string | undefined>;
  data: Generated<unknown>;
  date_create: Generated<Instant>;
  date_undoable_until: Generated<Instant>;
  date_undone: Instant | null;
};

/** The tracking of a student that an operation deleted; `cards` are rows of `cards_students`. */
export type OperationsTracking = { operations_id: number; students_id: number; cards: unknown };
export type CardsOperations = {
  id: Id;
  authentications_id: number;
  schools_id: number | null;
  kind: 'IMPORT' | 'CREATE' | 'EDIT' | 'DELETE';
  title: string | null;
  nb_cards: number;
  request_id: string | null;
  answer: Generated<unknown>;
  data: Generated<unknown>;
  date_create: Generated<Instant>;
  date_undoable_until: Generated<Instant>;
  date_undone: Instant | null;
};

export type History = {
  id: Id;
  authentications_id: number | null;
  schools_id: number | null;
  entity_type: string;
  entity_id: number;
  entity_name: Generated<string>;
  action: string;
  changes: Generated<unknown>;
  date_create: Generated<Instant>;
};
