import type { InvitationVerdict } from '@memocartes/contract/users/invitations';
import { useInvitePeopleMutation } from '@memocartes/shared-api/users.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type InvitationResult = { readonly verdict: InvitationVerdict };

/** Why some people were not invited, with counts: « 2 invitations viennent déjà d’être envoyées. · … ». */
export function useRefusals(): (results: readonly InvitationResult[]) => string {
  const { t } = useTranslation('invitations');
  return (results) => {
    const counts = Map.groupBy(results, ({ verdict }) => verdict);
    return [...counts].map(([verdict, group]) => t(`verdicts.${verdict}`, { count: group.length })).join(' · ');
  };
}

/**
 * Sends invitations, for the first time or again; shows how many were sent, and why the others were not
 * [invitations.several]. `invite` resolves to false if the whole request failed.
 */
export function useInvite() {
  const { t } = useTranslation('invitations');
  const failure = useFailure();
  const refusals = useRefusals();
  const [send, { isLoading }] = useInvitePeopleMutation();

  const invite = async (ids: readonly number[]): Promise<boolean> => {
    const { data, error } = await send({ ids: [...ids] });
    if (!data) {
      failure.toast(error);
      return false;
    }
    const refusedResults = data.results.filter(({ verdict }) => verdict !== 'SENT');
    if (data.count > 0) toast.success(t('sent', { count: data.count }));
    if (refusedResults.length > 0) toast.warning(refusals(refusedResults));
    return true;
  };

  return { invite, isSending: isLoading };
}
