import { Loading, Skeleton } from '@memocartes/shared-ui/states';

import { Frame } from './Frame.tsx';

/** The page of a tablet or of a device at home until its state is loaded. */
export function WaitingFrame() {
  return (
    <Frame>
      <Loading>
        <Skeleton width={260} height={260} />
      </Loading>
    </Frame>
  );
}
