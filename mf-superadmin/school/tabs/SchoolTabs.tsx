import type { School } from '@memocartes/contract/schools/schools.routes';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { SchoolClasses } from './SchoolClasses.tsx';
import { SchoolFacts } from './SchoolFacts.tsx';
import { SchoolFollowers } from './SchoolFollowers.tsx';
import { SchoolHistory } from './SchoolHistory.tsx';
import { SchoolStaff } from './SchoolStaff.tsx';
import { SchoolStudents } from './SchoolStudents.tsx';

const views = {
  facts: SchoolFacts,
  staff: SchoolStaff,
  classes: SchoolClasses,
  students: SchoolStudents,
  followers: SchoolFollowers,
  history: SchoolHistory,
} as const;
type View = keyof typeof views;
const keys = Object.keys(views) as View[];

/**
 * The tabs of a school's page, with the number of rows of the lists of people and classes [schools.tab-counts]. The URL
 * contains the current tab and the filters of its list.
 */
export function SchoolTabs({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  const [address, setAddress] = useSearchParams();
  const view = keys.find((key) => key === address.get('tab')) ?? 'facts';
  const counts: Partial<Record<View, number>> = {
    staff: school.nb_staff,
    classes: school.nb_classes,
    students: school.nb_students,
    followers: school.nb_followers,
  };
  const Content = views[view];

  return (
    <Tabs
      label={t('tabs')}
      tabs={keys.map((key) => ({ key, label: t(`tab.${key}`), count: counts[key] }))}
      value={view}
      onChange={(tab) => setAddress({ tab }, { replace: true })}
    >
      <Stack gap={4}>
        <Content school={school} />
      </Stack>
    </Tabs>
  );
}
