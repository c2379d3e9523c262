/** The longest texts that the API accepts, in characters; forms refuse longer ones beforehand. */
export const maxLength = {
  personName: 100,
  email: 254,
  /** What a follower is to a child, in their own words. */
  relation: 60,
  className: 80,
  packTitle: 80,
  schoolName: 150,
  schoolCode: 17,
  schoolDescription: 1000,
  address: 200,
  city: 100,
  /** A card's category, level of difficulty and source. */
  cardNote: 100,
} as const;
