import type { ImportClass } from '@memocartes/contract/imports/imports.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { RadioField } from '@memocartes/shared-ui/fields';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

type MissingClassesProps = {
  readonly classes: readonly ImportClass[];
  /** Whether existing students move to the classes. */
  readonly move: boolean;
  /** Reason why the classes can't be created. */
  readonly message: string | null;
  readonly create: boolean;
  readonly onChange: (create: boolean) => void;
};

/**
 * Classes of the file that the school does not have. The user chooses whether to create them with the level of their
 * students. If not, new students get no class, and existing students keep theirs [import.class-by-name].
 */
export function MissingClasses({ classes, move, message, create, onChange }: MissingClassesProps) {
  const { t } = useTranslation('studentImport');
  const options = [
    {
      value: 'create',
      label: t('create', { count: classes.filter(({ level }) => level).length }),
      disabled: !!message || !classes.some(({ level }) => level),
    },
    { value: 'leave', label: t('leave', { count: classes.length }) },
  ];
  return (
    <Stack gap={2}>
      <RadioField
        name="create_classes"
        label={t('missing', { count: classes.length })}
        value={create ? 'create' : 'leave'}
        options={options}
        onChange={(value) => onChange(value === 'create')}
      />
      <Row gap={2}>
        {classes.map(({ name, level, nb_students, nb_moved }) => {
          const count = nb_students + (move ? nb_moved : 0);
          return (
            <Tag key={name}>
              {level ? t('missingClass', { name, level, count }) : t('missingLevel', { name, count })}
            </Tag>
          );
        })}
      </Row>
      {message && <Banner tone="warning">{message}</Banner>}
    </Stack>
  );
}
