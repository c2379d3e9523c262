import { deepPage } from './fill.ts';

/** One query of a list with its description. */
export type Variant = { what: string; query: string };
export type List = { path: string; variants: Variant[] };

const pages = (last: number): Variant[] => [
  { what: 'first page', query: '' },
  { what: `page ${last}`, query: `nb_page=${last}` },
];

const orders = (columns: readonly string[]) =>
  columns.flatMap((column) => [
    { what: `by ${column}`, query: `order_by=${column}` },
    { what: `by ${column}, descending`, query: `order_by=${column}&order_dir=desc` },
  ]);

/** One query for each searched text. */
const searches = (texts: readonly string[], name = 'search') =>
  texts.map((text) => ({ what: `“${text}”`, query: `${name}=${encodeURIComponent(text)}` }));
const filters = (queries: readonly string[]) => queries.map((query) => ({ what: query, query }));

/** Searched texts: from one letter to two words, and a word without a match. */
const people = ['l', 'ma', 'mar', 'martin', 'léa mar', 'mo le', 'zzz'];
const schools = ['e', 'ec', 'eco', 'école', 'ville 12', 'zzz'];

/** Lists of schools, classes and people, with the orders, filters and searches of their screens. */
export const lists: List[] = [
  {
    path: '/students',
    variants: [
      ...pages(deepPage),
      ...orders(['lastname', 'firstname', 'birthdate', 'level', 'status', 'class', 'date_create']),
      ...searches(people),
      ...filters([
        'level=CE1',
        'status=INACTIVE',
        'class_id=none',
        'class_id=5',
        'is_phygital=false',
        'is_phygital=true',
      ]),
      ...filters(['level=CE1&status=ACTIVE&order_by=firstname', 'search=ma&order_by=birthdate&level=CP']),
      ...filters(['order_by=firstname&nb_page=500', 'nb_page=5000', 'nb_items=100', 'school_id=1']),
    ],
  },
  { path: '/students/select', variants: [...pages(deepPage), ...searches(people, 'name'), ...filters(['class_id=5'])] },
  {
    path: '/users/followers',
    variants: [
      ...pages(deepPage),
      ...orders(['lastname', 'firstname', 'email', 'status', 'date_create']),
      ...searches(people),
      ...filters(['status=PENDING', 'status=ACTIVE', 'class_id=5', 'student_id=5', 'school_id=1']),
    ],
  },
  {
    path: '/auth/followers',
    variants: [
      ...pages(deepPage),
      ...orders(['lastname', 'firstname', 'email']),
      ...searches(people),
      ...filters(['school_id=1']),
    ],
  },
  {
    path: '/auth',
    variants: [
      ...pages(deepPage),
      ...orders(['lastname', 'firstname', 'email', 'status', 'date_subscription', 'date_expiration']),
      ...searches(people),
      ...filters(['role=SUPERADMIN', 'role=USER', 'status=PENDING', 'role=USER&order_by=firstname']),
    ],
  },
  {
    path: '/users',
    variants: [
      ...pages(100),
      ...orders(['lastname', 'firstname', 'email', 'role', 'status', 'date_expiration', 'date_create']),
      ...searches(people),
      ...filters(['role=ADMIN', 'status=PENDING', 'school_id=1']),
    ],
  },
  {
    path: '/users/select',
    variants: [
      ...pages(100),
      ...searches(people, 'name'),
      ...filters(['role=USER', 'role=TEACHER']),
      ...searches(people, 'role=USER&name'),
    ],
  },
  {
    path: '/classes',
    variants: [
      ...pages(150),
      ...orders(['name', 'level', 'nb_students', 'date_create']),
      ...searches(['c', 'ce', 'ce1', 'ce1 a']),
      ...filters(['level=CE1', 'teacher_id=400', 'school_id=1']),
    ],
  },
  { path: '/classes/select', variants: [...pages(150), ...searches(['c', 'ce', 'ce1'], 'name')] },
  {
    path: '/schools',
    variants: [
      ...pages(15),
      ...orders(['name', 'address_city', 'offers_id', 'status', 'nb_students', 'date_expiration', 'date_create']),
      ...searches(schools),
      ...filters(['offers_id=4', 'status=VISIBLE', 'expires_before=2099-03-01']),
    ],
  },
  { path: '/schools/select', variants: [...pages(15), ...searches(schools, 'name'), ...filters(['is_master=false'])] },
];
