import type { School } from '@memocartes/contract/schools/schools.routes';
import { useTranslation } from 'react-i18next';

/** Main losses when a school is deleted, with counts. Followers with a child in another school are counted too. */
export function LostWithSchool({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolActions');
  const lost = {
    students: school.nb_students_all,
    staff: school.nb_staff,
    classes: school.nb_classes,
    followers: school.nb_followers,
    packs: school.nb_packs,
    cards: school.nb_custom_cards,
  };
  return (
    <div className="mc-dialog__lost">
      {t('lostIntro')}
      <ul>
        {Object.entries(lost).map(([key, count]) => (
          <li key={key}>{t(`lost.${key}`, { count })}</li>
        ))}
      </ul>
    </div>
  );
}
