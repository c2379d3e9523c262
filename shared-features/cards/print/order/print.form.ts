import { maxShift } from '@memocartes/contract/print/print';
import type { PrintOptions, PrintOrder } from '@memocartes/contract/print/print.routes';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

import type { Choice } from '../sheets/index.ts';

export type PrintValues = Omit<PrintOptions, 'shift_x' | 'shift_y'> & {
  readonly shift_x: string;
  readonly shift_y: string;
};

/**
 * Parses a length in millimetres, with a comma or a point and either minus sign. Returns 0 for an empty text, NaN if
 * the text is not a number.
 */
export const parseLength = (text: string) => Number(text.trim().replace(',', '.').replace('−', '-'));
const formatLength = (millimetres: number) => (millimetres === 0 ? '0' : String(millimetres).replace('.', ','));

/** Initial values from the last print, without its dividers and calibration page [printing.calibration]. */
export const firstValues = (last: PrintOptions | null): PrintValues => ({
  duplex: last?.duplex ?? 'long',
  qr: last?.qr ?? false,
  dividers: false,
  calibration: false,
  shift_x: formatLength(last?.shift_x ?? 0),
  shift_y: formatLength(last?.shift_y ?? 0),
});

export function printSchema(t: TFunction<'printCards'>) {
  const shift = string().test('shift', t('shiftWrong'), (text = '') => Math.abs(parseLength(text)) <= maxShift);
  return object({ shift_x: shift, shift_y: shift });
}

/** The print order for the selection, with the copies of single cards [printing.copies]. */
export const toBody = (values: PrintValues, { packs, cards, copies, level }: Choice): PrintOrder => ({
  ...values,
  shift_x: parseLength(values.shift_x),
  shift_y: parseLength(values.shift_y),
  packs: [...packs],
  cards: [...cards],
  ...(level && { level }),
  ...(copies && { copies: [...copies].map(([cards_id, count]) => ({ cards_id, count })) }),
});
