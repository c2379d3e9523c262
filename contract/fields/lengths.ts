/** Maximum lengths of texts in characters; forms enforce them too. */
export const maxLength = {
  personName: 100,
  email: 254,
  /** Relationship of a follower to a student, as free text. */
  relation: 60,
  className: 80,
  packTitle: 80,
  schoolName: 150,
  schoolCode: 17,
  schoolDescription: 1000,
  address: 200,
  city: 100,
  /** Service code and engagement number of a buyer of invoices, for Chorus Pro. */
  serviceCode: 100,
  engagementNumber: 50,
  tabletName: 40,
  /** Text of a search box. */
  search: 100,
  /** Each of a card's code, category, activity and question. */
  cardNote: 100,
} as const;
