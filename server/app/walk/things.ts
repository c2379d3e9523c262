import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { Place } from './places.ts';

/** What a route may be about: its id in a place, and what the permission table is told of it. */
export type Thing = { id: (place: Place) => number; facts: (place: Place) => Subject };

const ofSchool = ({ school }: Place): Subject => ({ schoolId: school.id });
const ofClass = (place: Place): Subject => ({ ...ofSchool(place), teacherIds: [place.staff.userId] });
const ofStaff = (place: Place): Subject => ({ ...ofSchool(place), authorId: place.staff.id });
const ofFollower = (place: Place): Subject => ({ ...ofSchool(place), authorId: place.follower.id, isFollower: true });
const ofFamily = (place: Place): Subject => ({ ...ofSchool(place), followerIds: [place.follower.userId] });

export const things = {
  /** Nothing of a school's: the role alone counts. */
  nothing: { id: () => 0, facts: () => ({}) },
  school: { id: ({ school }) => school.id, facts: ofSchool },
  /** A follower who is added to the school. */
  newFollower: { id: ({ school }) => school.id, facts: (place) => ({ ...ofSchool(place), isFollower: true }) },
  class: { id: ({ class_ }) => class_.id, facts: ofClass },
  link: { id: ({ link }) => link.id, facts: ofClass },
  student: {
    id: ({ student }) => student.id,
    facts: (place) => ({ ...ofClass(place), followerIds: [place.follower.userId] }),
  },
  staff: { id: ({ staff }) => staff.userId, facts: ofStaff },
  follower: {
    id: ({ follower }) => follower.userId,
    facts: ofFollower,
  },
  staffAccount: { id: ({ staff }) => staff.id, facts: ofStaff },
  followerAccount: {
    id: ({ follower }) => follower.id,
    facts: ofFollower,
  },
  attachRequest: { id: ({ attachRequest }) => attachRequest.id, facts: ofSchool },
  /** The one that awaits the place's follower, who alone may know of it. */
  receivedRequest: { id: ({ receivedRequest }) => receivedRequest.id, facts: () => ({}) },
  waitingStaff: { id: ({ pending }) => pending.userId, facts: ofSchool },
  waitingFollower: {
    id: ({ waiting }) => waiting.userId,
    facts: (place) => ({ ...ofSchool(place), isFollower: true }),
  },
  pendingAccount: { id: ({ pending }) => pending.id, facts: ofSchool },
  card: { id: ({ card }) => card.id, facts: ofStaff },
  cardImage: { id: ({ cardImage }) => cardImage.id, facts: ofStaff },
  cardOperation: { id: ({ cardOperation }) => cardOperation.id, facts: ofStaff },
  pack: { id: ({ pack }) => pack.id, facts: ofStaff },
  printJob: { id: ({ printJob }) => printJob.id, facts: ofStaff },
  dataExport: { id: ({ dataExport }) => dataExport.id, facts: ofStaff },
  session: { id: ({ session }) => session.id, facts: ofClass },
  device: { id: ({ tablet }) => tablet.id, facts: ofStaff },
  waitingDevice: { id: ({ waitingTablet }) => waitingTablet.id, facts: ofSchool },
  revokedDevice: { id: ({ revokedTablet }) => revokedTablet.id, facts: ofStaff },
  document: { id: ({ document }) => document.id, facts: ofStaff },
  face: { id: ({ face }) => face.id, facts: ofFamily },
  portrait: { id: ({ portrait }) => portrait.id, facts: (place) => ({ ...ofFamily(place), ...ofStaff(place) }) },
  picture: { id: ({ picture }) => picture.id, facts: ofStaff },
  notification: { id: ({ notification }) => notification.id, facts: () => ({}) },
  operation: { id: ({ operation }) => operation.id, facts: ofSchool },
} satisfies Record<string, Thing>;
