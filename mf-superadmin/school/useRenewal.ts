import { parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { isTrial } from '@memocartes/contract/offers/offers';
import { nextRenewal } from '@memocartes/contract/schools/renewal';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Renews a school's contract after a confirmation [schools.renewal]; undefined for a trial. The renewal can be undone
 * if the previous renewal date is after today, unless access ends today or has ended.
 */
export function useRenewal(school: School): (() => void) | undefined {
  const { t } = useTranslation('schoolPage');
  const failure = useFailure();
  const dates = useDates();
  const [update] = useUpdateSchoolMutation();
  if (isTrial(school.offers_id)) return undefined;
  const { id, name, date_renewal, date_expiration } = school;
  const currentRenewal = date_renewal && parisDay(date_renewal);
  const next = nextRenewal(school);
  // The server rejects a date before tomorrow, even the previous date.
  const isFuture = (day: string | null) => day !== null && day > today();
  const isUndoable = isFuture(currentRenewal) && (!date_expiration || isFuture(parisDay(date_expiration)));

  const undo = async () => {
    const { error } = await update({
      id,
      ...(currentRenewal && { date_renewal: currentRenewal }),
      date_expiration,
    });
    if (error) failure.toast(error);
    else toast.success(t('renewalUndone'));
  };

  const renew = async () => {
    const isDone = await confirm({
      title: t('renewTitle', { name }),
      body: t('renewBody', { date: dates.day(next) }),
      confirmLabel: t('renew'),
      action: () => update({ id, date_renewal: next }).unwrap(),
      failure: failure.text,
    });
    if (!isDone) return;
    toast.success(
      t('renewed', { date: dates.day(next) }),
      isUndoable ? { label: t('undo'), onClick: () => void undo() } : undefined,
    );
  };

  return () => void renew();
}
