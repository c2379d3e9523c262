export { default } from './CollectivePage.tsx';
export { CollectiveRevision } from './CollectiveRevision.tsx';
export { CollectiveRevisionLink } from './CollectiveRevisionLink.tsx';
