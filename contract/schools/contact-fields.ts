/** Fields that a school can edit itself; only superadmins edit the others [schools.contact-part]. */
export const contactFields = [
  'phone',
  'description',
  'address',
  'address_comp',
  'address_postal_code',
  'address_city',
  'holiday_zone',
  'quiet_start',
  'quiet_end',
  'quiet_weekends',
  'quiet_holidays',
] as const;
