import type { HomeState } from '@memocartes/contract/devices/home-revision/home.routes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Ways from a revision at home back to the follower's pages; a function is absent if there is no such way. */
export type WayBack = {
  /** Goes to the page that opened this page, else to « Mes enfants ». */
  readonly goBack?: () => void;
  /** Goes to the portal page that opened this page in this tab. */
  readonly goToOpeningPage?: () => void;
};

/**
 * A follower's own device has a way back, even if `/device/home` was opened by its address. A follower who is no longer
 * signed in must then sign in. A device attached by a family code has no way back, since children may share it
 * [home-revision.start] [home-revision.way-back].
 * @param attachedBy how the device was attached
 */
export function useWayBack(attachedBy: HomeState['opened_by'] | undefined): WayBack {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly back?: string } | null };
  // Read only once: a revision adds its own entries to the browser's history.
  const [openingPage] = useState(() => state?.back);
  const goTo = (path: string) => () => void navigate(path);
  if (attachedBy === 'CODE') return {};
  if (openingPage !== undefined) return { goBack: goTo(openingPage), goToOpeningPage: goTo(openingPage) };
  return attachedBy === 'FOLLOWER' ? { goBack: goTo('/my-childrens') } : {};
}
