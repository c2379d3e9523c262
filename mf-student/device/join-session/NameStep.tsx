import type { DeviceStudent } from '@memocartes/contract/devices/join/device.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { StudentAvatar } from '@memocartes/shared-ui/child-picture';
import { useTranslation } from 'react-i18next';

import { useDoubleTapGuard } from '../double-tap/useDoubleTapGuard.ts';
import { StepTitle } from '../layout/StepTitle.tsx';

/** « Zoé », or « Zoé B. » where two students of the class share a first name [students.short-names]. */
export const studentName = ({ firstname, initial }: Pick<DeviceStudent, 'firstname' | 'initial'>): string =>
  initial ? `${firstname} ${initial}` : firstname;

const byName = (a: DeviceStudent, b: DeviceStudent) => studentName(a).localeCompare(studentName(b), 'fr');

type Props = {
  readonly students: readonly DeviceStudent[];
  /** Shown above the names: why the chosen student could not start. */
  readonly notice?: string;
  readonly onStudent: (student: DeviceStudent) => void;
};

/**
 * The students of the class with their pictures: a student touches their own name. The second tap of a double tap on
 * the previous step chooses no name [tablets.double-tap].
 */
export function NameStep({ students, notice, onStudent }: Props) {
  const { t } = useTranslation('device');
  const { isReady, accepts } = useDoubleTapGuard('names');
  return (
    <>
      <StepTitle>{t('name.title')}</StepTitle>
      {notice && (
        <p className="student__notice" role="status">
          {notice}
        </p>
      )}
      {students.length === 0 && <p className="student__hint">{t('name.none')}</p>}
      <ul className="student-names">
        {students.toSorted(byName).map((student) => (
          <li key={student.id}>
            <button type="button" aria-disabled={!isReady || undefined} onClick={() => accepts() && onStudent(student)}>
              <StudentAvatar
                name={studentName(student)}
                photo={documentUrl(student.avatar)}
                picture={student.picture}
                size={72}
              />
              <span>{studentName(student)}</span>
              {/* Empty for an awaited student: names must not move under a finger when others start or finish [tablets.names]. */}
              <small>
                {student.status !== 'INACTIVE' && t(student.status === 'ACTIVE' ? 'name.active' : 'name.ended')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
