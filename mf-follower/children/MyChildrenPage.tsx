import type { Child } from '@memocartes/contract/students/students.routes';
import { boxAddress } from '@memocartes/shared-features/students/cards';
import { useListChildrenQuery } from '@memocartes/shared-api/students.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { personName } from '@memocartes/shared-ui/avatar';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { Card, Grid, Row, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { Requests } from '../attach-requests/Requests.tsx';
import { ChildrenSkeleton } from './ChildrenSkeleton.tsx';
import { NoChild } from './NoChild.tsx';

/** The follower's children: identity, class, school and boxes. */
export default function MyChildrenPage() {
  const { t } = useTranslation('children');
  const children = useListChildrenQuery();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Requests />
      <Loaded {...children} waiting={<ChildrenSkeleton />}>
        {({ students }) =>
          students.length === 0 ? (
            <NoChild />
          ) : (
            <Grid min={340}>
              {students.map((child) => (
                <ChildFacts key={child.id} child={child} />
              ))}
            </Grid>
          )
        }
      </Loaded>
    </Page>
  );
}

function ChildFacts({ child }: { readonly child: Child }) {
  const { t } = useTranslation('children');
  const dates = useDates();
  const name = personName(child);
  const facts = [
    child.class_ ? t('class', { name: child.class_.name }) : t('noClass'),
    child.school.name,
    child.birthdate && t('born', { context: child.gender ?? '', date: dates.day(child.birthdate) }),
  ].filter(Boolean);
  return (
    <Card title={name} actions={<Tag>{child.relation_other || child.relation}</Tag>}>
      <Stack gap={4}>
        <p>{facts.join(' · ')}</p>
        <Boxes label={name} counts={child.boxes} toBox={(box) => boxAddress(box, { studentId: child.id })} />
        <Row>
          <LinkButton to={`/students/${child.id}`} icon="boxes">
            {t('bySubject')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
