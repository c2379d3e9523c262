import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useMe } from '@memocartes/shared-shell/session';
import { Page } from '@memocartes/shared-ui/page';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import './example.css';

/** `/example`: greets the person and counts their classes. */
export default function ExamplePage() {
  const { t } = useTranslation('example');
  const { firstname } = useMe();
  const classes = useListClassesQuery({ nb_items: 1 });
  return (
    <Page title={t('title')} width="text">
      <p>{t('welcome', { firstname })}</p>
      <Loaded {...classes} waiting={<Skeleton />}>
        {({ count }) => <p className="mf-example-count">{t('classes', { count })}</p>}
      </Loaded>
    </Page>
  );
}
