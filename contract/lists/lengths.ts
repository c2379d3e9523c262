/** Maximum lengths of texts in characters; forms enforce them too. */
export const maxLength = {
  personName: 100,
  email: 254,
  /** Relationship of a follower to a child, as free text. */
  relation: 60,
  className: 80,
  packTitle: 80,
  schoolName: 150,
  schoolCode: 17,
  schoolDescription: 1000,
  address: 200,
  city: 100,
  /** Chorus Pro's own numbers of an invoiced school. */
  serviceCode: 100,
  engagementNumber: 50,
  /** Text of a search box. */
  search: 100,
  /** A card's category, level of difficulty and source. */
  cardNote: 100,
} as const;
