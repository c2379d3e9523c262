import type { DevicePupil } from '@memocartes/contract/device/device.routes';
import { useTranslation } from 'react-i18next';

import { StepTitle } from '../layout/StepTitle.tsx';
import { ChildFace } from './ChildFace.tsx';

/** « Zoé », or « Zoé B. » where two children of the class share a first name. */
export const pupilName = ({ firstname, initial }: Pick<DevicePupil, 'firstname' | 'initial'>): string =>
  initial ? `${firstname} ${initial}.` : firstname;

const byName = (a: DevicePupil, b: DevicePupil) => pupilName(a).localeCompare(pupilName(b), 'fr');

type Props = { readonly pupils: readonly DevicePupil[]; readonly onPupil: (pupil: DevicePupil) => void };

/** The names of the class, large, each with its picture: each child touches their own. */
export function NameStep({ pupils, onPupil }: Props) {
  const { t } = useTranslation('device');
  return (
    <>
      <StepTitle>{t('name.title')}</StepTitle>
      {pupils.length === 0 && <p className="pupil__hint">{t('name.none')}</p>}
      <ul className="pupil-names">
        {pupils.toSorted(byName).map((pupil) => (
          <li key={pupil.id}>
            <button type="button" onClick={() => onPupil(pupil)}>
              <ChildFace pupil={pupil} name={pupilName(pupil)} size={72} />
              <span>{pupilName(pupil)}</span>
              {pupil.status !== 'INACTIVE' && (
                <small>{t(pupil.status === 'ACTIVE' ? 'name.active' : 'name.ended')}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
