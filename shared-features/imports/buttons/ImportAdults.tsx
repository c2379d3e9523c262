import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SchoolImport } from './SchoolImport.tsx';

const actions = { FOLLOWERS: 'follower:import', STAFF: 'user:import' } as const;

/**
 * The button that imports a file of followers or teachers into the person's own school. Renders nothing without
 * permission; does not wait for data, so that the buttons next to it do not move.
 */
export function ImportAdults({ kind }: { readonly kind: keyof typeof actions }) {
  const { t } = useTranslation('studentImport');
  const id = useSchoolId();
  const [isOpen, setIsOpen] = useState(false);
  if (id === undefined) return null;
  return (
    <Can do={actions[kind]} on={{ schoolId: id }}>
      <Button icon="upload" onClick={() => setIsOpen(true)}>
        {t(`open${kind}`)}
      </Button>
      {isOpen && <SchoolImport school={{ id, name: t('wholeSchool') }} kind={kind} onClose={() => setIsOpen(false)} />}
    </Can>
  );
}
