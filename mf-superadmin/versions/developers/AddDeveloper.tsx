import { emailPattern } from '@memocartes/contract/people/people';
import { useAddDeveloperMutation } from '@memocartes/shared-api/remotes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import '../versions.css';

/** Puts an account on the list of developers by its e-mail address. */
export function AddDeveloper() {
  const { t } = useTranslation('versions');
  const failure = useFailure();
  const [add, { isLoading }] = useAddDeveloperMutation();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!emailPattern.test(address)) {
      setError(t('developers.wrongEmail'));
      return;
    }
    setError(undefined);
    try {
      await add({ email: address }).unwrap();
      toast.success(t('developers.added', { email: address }));
      setEmail('');
    } catch (thrown) {
      const message = failure.toForm(thrown, { setErrors: (fields) => setError(fields['email']) });
      if (message) setError(message);
    }
  };
  return (
    <form className="versions__add" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="email"
        type="email"
        label={t('developers.addEmail')}
        value={email}
        onChange={setEmail}
        error={error}
        autoComplete="off"
        required
      />
      <Button type="submit" icon="plus" busy={isLoading}>
        {t('developers.add')}
      </Button>
    </form>
  );
}
