import type { DemoCard, DemoLevel, ParentSubjectCode } from '../data/demo.types.ts';

/** Cards with the same question about different pictures. */
export type Group = {
  level: DemoLevel;
  parentSubject: ParentSubjectCode;
  subject: string;
  category: string;
  front: string[];
  rows: [picture: string, back: string[], alt: string][];
};

/** The cards of the groups; numeric answers are typed. */
export const cardsOfGroups = (groups: readonly Group[]): DemoCard[] =>
  groups.flatMap(({ rows, ...group }) =>
    rows.map(([name, back, alt]) => ({
      ...group,
      question: true,
      ...(/^[\d,]+$/.test(back[0]!) ? { typed: true } : {}),
      back,
      frontPicture: { name, alt },
    })),
  );
