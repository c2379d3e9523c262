import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import type { User } from '@memocartes/contract/users/users.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe, useRoleLabel } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { useTranslation } from 'react-i18next';

import { ResetSecondFactor } from '../../account/second-factor-reset/index.ts';
import { History } from '../../history/index.ts';
import {
  DeleteButton,
  type Description,
  DescriptionList,
  EditButton,
  emailLink,
  phoneLink,
  ViewPanel,
  type ViewPanelProps,
} from '../../panel-form/index.ts';
import { ExportData } from '../../privacy/index.ts';
import { staffSubject } from '../form/staff.form.ts';
import { StaffPicture } from '../form/StaffPicture.tsx';
import { StaffStatus } from './StaffStatus.tsx';
import { TaughtClasses } from './TaughtClasses.tsx';
import { useStaffActions } from './useStaffActions.ts';

/** A member of staff in the panel, with their actions. */
export function StaffView({ query }: Pick<ViewPanelProps<User>, 'query'>) {
  const { t } = useTranslation(['staffPanel', 'panelForm']);
  const me = useMe();
  const actions = useStaffActions();

  const footer = (user: User) => (
    <>
      {/* [staff.not-oneself] */}
      {user.authentications_id !== me.id && (
        <DeleteButton do="user:delete" on={staffSubject(user)} onDelete={() => void actions.remove(user)} />
      )}
      <EditButton do="user:edit" on={staffSubject(user)} />
    </>
  );

  const title = query.data ? personName(query.data.authentication) : t('titleView');

  return (
    <ViewPanel title={title} query={query} footer={footer}>
      {(user) => (
        <>
          <StaffPicture user={user} />
          <StaffStatus user={user} />
          <StaffDetails user={user} isIndependent={isIndependentOffer(user.school?.offer.id ?? null)} />
          <ResetSecondFactor accountId={user.authentications_id} name={personName(user.authentication)} />
          <TaughtClasses user={user} />
          <ExportData type="USER" id={user.id} on={{ ...staffSubject(user), authorId: user.authentications_id }} />
          <History entityType="USER" entityId={user.id} on={staffSubject(user)} />
        </>
      )}
    </ViewPanel>
  );
}

/** A person's details; for an independent teacher also the start of the subscription [permissions.master-offer]. */
function StaffDetails({ user, isIndependent }: { readonly user: User; readonly isIndependent: boolean }) {
  const { t } = useTranslation('staffPanel');
  const label = useRoleLabel();
  const dates = useDates();
  const { email, role, date_subscription: from, date_expiration: until } = user.authentication;
  const items: Description[] = [
    [t('role'), label(role)],
    [t('school'), user.school?.name],
    [t('email'), emailLink(email)],
    [t('phone'), phoneLink(user.phone)],
    ...(isIndependent ? [[t('subscription'), dates.day(from)] as const] : []),
    ...(isIndependent || until
      ? [[t(isIndependent ? 'expiration' : 'accessEnd'), until ? dates.day(until) : t('noEnd')] as const]
      : []),
  ];
  return <DescriptionList items={items} />;
}
