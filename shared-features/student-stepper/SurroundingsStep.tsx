import { FollowerSearch } from '../follower-form/index.ts';
import type { Adding } from './useAddStudent.ts';

/** Second step: somebody around the child. Enter in the address searches first. */
export function SurroundingsStep({ add }: { readonly add: Adding }) {
  const { form, search } = add.follower;
  return (
    <form
      id="surroundings-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!search.found) void search.search(form.values.email);
        else void add.next();
      }}
    >
      <FollowerSearch form={form} search={search} />
    </form>
  );
}
