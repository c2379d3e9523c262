import { get } from '../api/load.ts';

/** Number of measured requests per path. */
const rounds = 12;
const orders = ['date_issue', 'number', 'school', 'amount_cents', 'date_due', 'date_create'];
/** The tabs of the screen and its filters. */
const filters = [
  '',
  'status=DRAFT',
  'status=ISSUED&kind=INVOICE',
  'late=true',
  'status=PAID',
  'kind=CREDIT_NOTE',
  'school_id=7',
  'from=2025-01-01&to=2025-03-31',
  'status=PAID&from=2025-01-01',
  'search=100',
  'search=ecole',
  'status=PAID&search=ville',
];

/** A page far from the first one, in each tab with many pages. */
const deepPages = ['nb_page=2000', 'status=PAID&nb_page=2000', 'status=ISSUED&kind=INVOICE&nb_page=400'];

/** Each tab and filter in each order and direction, deep pages in ascending orders, and the screen's other calls. */
const paths = [
  ...filters.flatMap((filter) =>
    orders.flatMap((order) =>
      ['asc', 'desc'].map((dir) => `/api/invoices?${filter}&order_by=${order}&order_dir=${dir}`),
    ),
  ),
  ...deepPages.flatMap((page) => orders.map((order) => `/api/invoices?${page}&order_by=${order}&order_dir=asc`)),
  '/api/invoices/schools',
  '/api/invoices/counts',
  '/api/invoices/months',
];

/**
 * Response times in ms of `paths`, one request at a time. After each, one invoice is requested by its id for comparison:
 * other load on the machine slows down both requests.
 */
export async function measureLists(origin: string, token: string, invoiceId: number) {
  const timings: { path: string; ms: number }[] = [];
  const singleTimes: number[] = [];

  const measure = async (path: string) => {
    const startedAt = performance.now();
    await get({ origin, path, token });
    return performance.now() - startedAt;
  };

  for (let round = -1; round < rounds; round += 1) {
    for (const path of paths) {
      const ms = await measure(path);
      const singleMs = await measure(`/api/invoices/${invoiceId}`);
      if (round < 0) continue;
      timings.push({ path, ms });
      singleTimes.push(singleMs);
    }
  }
  return { timings, singleTimes };
}
