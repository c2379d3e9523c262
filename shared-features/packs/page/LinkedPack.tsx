import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { asNumber, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { AssignPackDialog } from '../assign/AssignPackDialog.tsx';
import { PackDialog } from '../detail/PackDialog.tsx';

const addressSpec = tableQuery({ columns: ['pack'], filters: { pack: asNumber } });

/**
 * Router state of a link that directly opens the choice of class and week.
 *
 *     navigate('…?pack=12', { state: { assigns: true } })
 */
type LinkState = { readonly assigns?: boolean };

/** The pack named in the address (`?pack=12`), in its dialog; or the reason why it can't be shown [packs.link]. */
export function LinkedPack() {
  const { filters, setFilter } = useTableQuery(addressSpec);
  const close = () => setFilter('pack', null);
  return filters.pack === undefined ? null : <OnePack key={filters.pack} id={filters.pack} onClose={close} />;
}

function OnePack({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const { data: pack, error } = useViewPackQuery(id > 0 ? { id } : skipToken);
  const { pathname, search, hash, ...location } = useLocation();
  const navigate = useNavigate();
  const isLinked = (location.state as LinkState | null)?.assigns ?? false;
  const [isAssigning, setIsAssigning] = useState(isLinked);
  // The router state is removed after use, so that the browser's Back shows the pack instead of the choice.
  const forget = useEffectEvent(() => {
    if (isLinked) void navigate({ pathname, search, hash }, { replace: true });
  });
  useEffect(() => forget(), []);
  if (pack && isAssigning) return <AssignPackDialog pack={pack} onClose={onClose} />;
  if (pack) return <PackDialog pack={pack} onClose={onClose} onAssign={() => setIsAssigning(true)} />;
  if (!error) return null;

  return (
    <Dialog title={t('unknownPack')} onClose={onClose} footer={<Button onClick={onClose}>{t('seeAll')}</Button>}>
      <p>{failure.text(error)}</p>
    </Dialog>
  );
}
