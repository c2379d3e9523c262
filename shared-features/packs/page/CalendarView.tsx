import { Loaded } from '@memocartes/shared-shell/loaded';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { asNumber, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { useMyClasses } from '../assign/useMyClasses.ts';
import { ClassCalendar } from '../calendar/ClassCalendar.tsx';

const addressQuery = tableQuery({ columns: ['class'], filters: { class: asNumber } });

/** The calendar of one class: its pack of each week. */
export function CalendarView() {
  const { t } = useTranslation('packs');
  const { filters, setFilter } = useTableQuery(addressQuery);
  const ownClasses = useMyClasses();
  return (
    <Loaded {...ownClasses} waiting={<Loading>{<Skeleton height={420} />}</Loading>}>
      {(classes) => {
        const class_ = classes.find(({ id }) => id === filters.class) ?? classes[0];
        if (!class_) return <NoClass />;
        return (
          <Stack gap={4}>
            {classes.length > 1 && (
              <SelectField
                className="packs-class"
                name="class"
                label={t('class')}
                labelHidden
                required
                value={class_.id}
                options={classes.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => setFilter('class', id)}
              />
            )}
            <ClassCalendar key={class_.id} class_={class_} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function NoClass() {
  const { t } = useTranslation('packs');
  const { schoolId } = useMe();
  if (!useCan()('class:create', { schoolId })) return <EmptyState title={t('noClass')} hint={t('noClassHint')} />;
  return (
    <EmptyState
      title={t('schoolNoClass')}
      hint={t('schoolNoClassHint')}
      action={<LinkButton to="/schools/classes">{t('seeClasses')}</LinkButton>}
    />
  );
}
