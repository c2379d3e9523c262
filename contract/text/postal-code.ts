/** Postal codes of French departments [schools.postal-code]. */
export const postalCodePattern = /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/;
