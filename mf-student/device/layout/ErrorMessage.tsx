import { Icon } from '@memocartes/shared-ui/icon';

/** What went wrong, calmly; keeps its place, so that nothing jumps when it comes. */
export const Wrong = ({ text }: { text?: string }) => (
  <p className="student__wrong" role="alert">
    {text && <Icon name="alert" />}
    {text}
  </p>
);
