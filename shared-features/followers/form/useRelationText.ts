import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Related = { readonly relation: string; readonly relation_other?: string | null };

/** How a follower is related, in words: what was written for « Autre », else the relationship in the language of the page. */
export function useRelationText(): (link: Related) => string {
  const { t } = useTranslation('followerForm');
  return useCallback(
    ({ relation, relation_other }) => relation_other || t(`relations.${relation}`, { defaultValue: relation }),
    [t],
  );
}
