/** French postal codes, from 01000 to 98999 [schools.postal-code]. */
export const postalCodePattern = /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/;
