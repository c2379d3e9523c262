import { postalCodePattern } from '@memocartes/contract/fields/postal-code';
import type { TFunction } from 'i18next';
import { string } from 'yup';

/** Yup rule of a typed text of at most `max` characters, with the texts of `panelForm`. */
export const textRule = (t: TFunction, max: number) =>
  string()
    .trim()
    .max(max, t('panelForm:tooLong', { count: max }));

/** Yup rule of a required text of at most `max` characters [interface.required]. */
export const requiredTextRule = (t: TFunction, max: number) => textRule(t, max).required(t('panelForm:required'));

/** Yup rule of a French postal code, which may be empty [schools.postal-code]. */
export const postalCodeRule = (t: TFunction) =>
  string()
    .trim()
    .matches(postalCodePattern, { message: t('panelForm:postalCode'), excludeEmptyString: true });

/** Value of an optional text in a request body: the trimmed text, or null if it is empty. */
export const textOrNull = (typed: string | undefined): string | null => typed?.trim() || null;
