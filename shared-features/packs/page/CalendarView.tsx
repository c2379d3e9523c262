import { Loaded } from '@memocartes/shared-shell/loaded';
import { asNumber, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { NoClass } from '../../no-class/index.ts';
import { useMyClasses } from '../assign/useMyClasses.ts';
import { ClassCalendar } from '../calendar/ClassCalendar.tsx';

const addressSpec = tableQuery({ columns: ['class'], filters: { class: asNumber } });

/** The calendar of one class: its pack of each week. A class in the address that is not one's own is ignored. */
export function CalendarView() {
  const { t } = useTranslation('packs');
  const { filters, setFilter } = useTableQuery(addressSpec);
  const ownClasses = useMyClasses();
  return (
    <Loaded {...ownClasses} waiting={<Loading height={420} />}>
      {(classes) => {
        const class_ = classes.find(({ id }) => id === filters.class) ?? classes[0];
        if (!class_) return <NoClass about={t('needsClass')} />;
        return (
          <Stack gap={4}>
            {classes.length > 1 ? (
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
            ) : (
              // The address may name a class that the teacher no longer teaches.
              <strong>{class_.name}</strong>
            )}
            <ClassCalendar key={class_.id} class_={class_} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
