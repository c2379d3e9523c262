import { FollowerSearch } from '../../followers/form/index.ts';
import type { Adding } from './useAddStudent.ts';

/** Second step: a follower of the student. */
export function FollowersStep({ add }: { readonly add: Adding }) {
  const { form, search } = add.follower;
  return (
    <form
      id="followers-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add.next();
      }}
    >
      <FollowerSearch form={form} search={search} />
    </form>
  );
}
