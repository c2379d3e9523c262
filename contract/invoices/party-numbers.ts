/** SIRET of a buyer or seller, without spaces [invoices.buyer]. */
export const siretPattern = /^\d{14}$/;

/** VAT number of a French seller: FR, a key of two characters, the SIREN. */
export const vatNumberPattern = /^FR[0-9A-Z]{2}\d{9}$/;

/** IBAN without spaces: country, check digits, account; at most 34 characters. */
export const ibanPattern = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;
