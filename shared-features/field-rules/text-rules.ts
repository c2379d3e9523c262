import type { TFunction } from 'i18next';
import { string } from 'yup';

/** Yup rule of a typed text of at most `max` characters, with the texts of `panelForm`. */
export const textRule = (t: TFunction, max: number) =>
  string()
    .trim()
    .max(max, t('panelForm:tooLong', { count: max }));

/** Yup rule of a required text of at most `max` characters [interface.required]. */
export const requiredTextRule = (t: TFunction, max: number) => textRule(t, max).required(t('panelForm:required'));
