import { sql } from 'kysely';

/** Sort key of a school's name (`schools`), without accents and letter case. Indexed by `schools_name_order`. */
export const schoolSortKey = sql<string>`f_unaccent(lower(schools.name)) collate "C"`;
