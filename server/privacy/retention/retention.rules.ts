import { accessRules } from './retention.access.ts';
import type { RetentionRules } from './retention.deletion.ts';
import { fileRules } from './retention.files.ts';
import { learningRules } from './retention.learning.ts';
import { messageRules } from './retention.messages.ts';
import { monitoringRules } from './retention.monitoring.ts';
import { peopleRules } from './retention.people.ts';
import { recordRules } from './retention.records.ts';

/** How each row of the table of retention periods is applied [privacy.retention]. */
export const retentionRules: Required<RetentionRules> = {
  ...accessRules,
  ...recordRules,
  ...messageRules,
  ...monitoringRules,
  ...learningRules,
  ...fileRules,
  ...peopleRules,
};
