import type { Resource } from '@memocartes/contract/resources/resources.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { formatBytes } from '@memocartes/shared-ui/fields';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTheme } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { kindOf } from './kind.ts';

/**
 * Who reads a resource, its kind and size [resources.audience]. A follower, whose children may be in several schools,
 * sees the name of the school [resources.school-tag].
 */
export function ResourceTags({ resource }: { readonly resource: Resource }) {
  const { t } = useTranslation('resources');
  const { locale } = useTheme();
  const can = useCan();
  const { audience, schools_id, school, document } = resource;
  const isCommon = schools_id === null;
  const schoolName = can('student:own-children') ? school?.name : undefined;

  return (
    <Row gap={2}>
      <Tag
        tone={audience === 'STAFF' ? 'warning' : isCommon ? 'info' : 'accent'}
        icon={audience === 'STAFF' ? 'lock' : 'users'}
      >
        {t(isCommon ? `common${audience}` : audience)}
      </Tag>
      <span className="resource-muted">
        {[schoolName, t(`kind.${kindOf(resource)}`), formatBytes(document.size, locale)].filter(Boolean).join(' · ')}
      </span>
    </Row>
  );
}
