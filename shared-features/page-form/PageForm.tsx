import { Saving } from '@memocartes/shared-ui/saving';
import type { ComponentProps, SyntheticEvent } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Whether the form is being sent. */
  readonly busy: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
};

/**
 * A form of a page, or of a part of a dialog. While it is being sent, it can't be changed or sent again
 * [interface.saving-read-only]. In the panel there is `FormPanel`, for a whole dialog `FormDialog`.
 */
export function PageForm({ busy, onSubmit, children, ...formProps }: Props) {
  return (
    <form
      noValidate
      {...formProps}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit(event);
      }}
    >
      <Saving when={busy}>{children}</Saving>
    </form>
  );
}
