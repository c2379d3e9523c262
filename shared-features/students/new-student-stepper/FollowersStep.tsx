import { FollowerSearch } from '../../followers/form/index.ts';
import type { Steps } from './useSteps.ts';

/** Second step: a follower of the student. */
export function FollowersStep({ steps }: { readonly steps: Steps }) {
  const { form, search } = steps.follower;
  return (
    <form
      id="followers-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void steps.next();
      }}
    >
      <FollowerSearch form={form} search={search} />
    </form>
  );
}
