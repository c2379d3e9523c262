import { Can } from '@memocartes/shared-shell/session';

/** Brings a file of pupils into the school: what the national tool extracts, with the class of each. */
export function ImportStudents() {
  return <Can do="student:import">{null}</Can>;
}
