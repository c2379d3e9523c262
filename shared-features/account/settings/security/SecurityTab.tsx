import { useCan } from '@memocartes/shared-shell/session';
import { Stack } from '@memocartes/shared-ui/stack';

import { EmailCard } from './EmailCard.tsx';
import { LinkCode } from './LinkCode.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TemporaryLink } from './TemporaryLink.tsx';

/** The security of one's own account: second factor, login sessions, e-mail address, and other ways to sign in. */
export function SecurityTab() {
  const can = useCan();
  return (
    <Stack gap={5}>
      {can('account:second-factor') && <SecondFactorCard />}
      <SessionsCard />
      <EmailCard />
      {can('account:link') && <LinkCode />}
      <TemporaryLink />
    </Stack>
  );
}
