import type { EndWarning } from '@memocartes/contract/schools/ending';

/** The tone of a banner or tag about an end that is near or past [schools.end-warnings]. */
export const endTone = (warning: EndWarning) => (warning === 'NOTICE' ? 'warning' : 'danger');
