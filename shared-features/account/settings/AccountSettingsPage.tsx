import { confirmThenLeave } from '@memocartes/shared-shell/panel';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Page } from '@memocartes/shared-ui/page';
import { type Tab, Tabs } from '@memocartes/shared-ui/tabs';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { MyData } from '../../privacy/index.ts';
import { OverrideTab } from '../override/OverrideTab.tsx';
import { PasswordTab } from '../password/PasswordTab.tsx';
import { DeletionTab } from './DeletionTab.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';
import { OfferTab } from './OfferTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';
import { UserInfoTab } from './UserInfoTab.tsx';
import './account-settings.css';

const contents = {
  user: UserInfoTab,
  password: PasswordTab,
  security: SecurityTab,
  notifications: NotificationsTab,
  offer: OfferTab,
  override: OverrideTab,
  privacy: MyData,
  deletion: DeletionTab,
} satisfies Record<string, ComponentType>;

type Key = keyof typeof contents;

/** `/Params`: one's own account. The tab is in the address: `?tab=security`. */
export default function AccountSettingsPage() {
  const { t } = useTranslation('accountSettings');
  const me = useMe();
  const can = useCan();
  const [address, setAddress] = useSearchParams();
  const hasOffer = me.school_id !== null && can('school:view');
  const shownTo: Partial<Record<Key, boolean>> = { offer: hasOffer, override: can('remote:override') };
  const keys = (Object.keys(contents) as Key[]).filter((key) => shownTo[key] ?? true);
  const tabs: Tab<Key>[] = keys.map((key) => ({ key, label: t(`tabs.${key}`) }));
  const currentTab = keys.find((key) => key === address.get('tab')) ?? 'user';
  const Content = contents[currentTab];

  return (
    <Page title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={tabs}
        value={currentTab}
        onChange={(key) =>
          // Leaving the tab discards its values.
          confirmThenLeave(() => {
            address.set('tab', key);
            setAddress(address, { replace: true });
          })
        }
      >
        <div className="account-settings">
          <Content />
        </div>
      </Tabs>
    </Page>
  );
}
