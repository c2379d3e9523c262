import { AuditLog } from '@memocartes/shared-features/audit';
import { SchoolChoice } from '@memocartes/shared-features/schools/school-choice';
import { useTranslation } from 'react-i18next';

/** `/superadmin/audit`: the audit log of every school [audit.visible]. */
export default function AuditPage() {
  const { t } = useTranslation('audit');
  return (
    <AuditLog
      scope="all"
      schoolField={({ filters, setFilter }) => (
        <SchoolChoice
          label={t('school')}
          placeholder={t('allSchools')}
          value={filters.school_id}
          onChange={(id) => setFilter('school_id', id)}
        />
      )}
    />
  );
}
