export { followerSubject, subjectOf } from './studentSubject.ts';
