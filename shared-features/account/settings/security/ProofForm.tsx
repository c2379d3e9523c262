import type { Proof } from '@memocartes/contract/auth/auth.routes';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';

import { PageForm } from '../../../page-form/index.ts';
import { ProofFields } from './ProofFields.tsx';
import { useProof } from './useProof.ts';

type ProofValues = Proof & { readonly code: string };
type Props = {
  readonly intro: string;
  /** Whether a code of the second factor is also required. */
  readonly withCode?: boolean;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Errors that it throws are shown in the form. */
  readonly onProof: (proof: ProofValues) => Promise<void>;
};

/** Asks for proof of identity: the password, if there is one, and the code, if required. */
export function ProofForm({ intro, withCode = false, submitLabel, tone = 'primary', onProof }: Props) {
  const proof = useProof({ isCodeRequired: withCode });
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    if (!proof.check()) return;
    setIsBusy(true);
    try {
      await onProof({ current_password: proof.values.current_password, code: proof.code.trim() });
    } catch (error) {
      proof.refuse(error);
      setIsBusy(false);
    }
  };

  return (
    <PageForm busy={isBusy} onSubmit={submit}>
      <Stack>
        <p>{intro}</p>
        <ProofFields proof={proof} />
        <div>
          <Button type="submit" kind={tone} busy={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
