/** What a school changes of its own form; all else is the superadmin's [schools.contact-part]. */
export const contactFields = [
  'phone',
  'description',
  'address',
  'address_comp',
  'address_postal_code',
  'address_city',
  'holiday_zone',
] as const;
