import { Icon } from '@memocartes/shared-ui/icon';

/** An error message. Its space is reserved, so that the layout does not move. */
export function ErrorMessage({ text }: { readonly text?: string }) {
  return (
    <p className="student__wrong" role="alert">
      {text && <Icon name="alert" />}
      {text}
    </p>
  );
}
