/**
 * Fields that a school can edit itself (`school:edit-contact`); only superadmins edit the others
 * [schools.contact-part].
 */
export const ownSchoolFields = [
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
