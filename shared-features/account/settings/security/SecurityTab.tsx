import { Can } from '@memocartes/shared-shell/session';
import { Stack } from '@memocartes/shared-ui/stack';

import { EmailCard } from './EmailCard.tsx';
import { LinkCode } from './LinkCode.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TemporaryLink } from './TemporaryLink.tsx';

/** The security of one's own account: second factor, login sessions, e-mail address, and other ways to sign in. */
export function SecurityTab() {
  return (
    <Stack gap={5}>
      <Can do="account:second-factor">
        <SecondFactorCard />
      </Can>
      <SessionsCard />
      <EmailCard />
      <Can do="account:link">
        <LinkCode />
      </Can>
      <TemporaryLink />
    </Stack>
  );
}
