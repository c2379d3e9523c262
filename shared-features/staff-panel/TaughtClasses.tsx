import type { User } from '@memocartes/contract/users/users.routes';
import { useRemoveTeacherFromClassMutation } from '@memocartes/shared-api/classes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { IconButton, TextLink } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Row } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Taught = User['classes'][number];

/** The classes that somebody teaches; each can be taken from them. */
export function TaughtClasses({ user }: { readonly user: User }) {
  const { t } = useTranslation('staffPanel');
  const failure = useFailure();
  const [remove] = useRemoveTeacherFromClassMutation();
  if (user.authentication.role !== 'TEACHER') return null;
  const name = personName(user.authentication);

  const take = async ({ link_id, name: class_ }: Taught) => {
    const done = await confirm({
      title: t('takeTitle', { name, class: class_ }),
      lost: t('takeLost'),
      wayBack: t('takeWayBack'),
      confirmLabel: t('take'),
      tone: 'danger',
      action: () => remove({ id: link_id }).unwrap(),
      failure: failure.text,
    });
    if (done) toast.success(t('taken', { name, class: class_ }));
  };

  return (
    <section>
      <h3>{t('classes')}</h3>
      {user.classes.length === 0 && <p>{t('noClass')}</p>}
      {user.classes.map((taught) => (
        <Row key={taught.id} justify="space-between">
          <TextLink to={`/classes/${taught.id}`}>{taught.name}</TextLink>
          <Can do="class:edit" on={{ schoolId: user.schools_id }}>
            <IconButton
              icon="close"
              size="small"
              label={t('takeFrom', { class: taught.name })}
              onClick={() => void take(taught)}
            />
          </Can>
        </Row>
      ))}
    </section>
  );
}
