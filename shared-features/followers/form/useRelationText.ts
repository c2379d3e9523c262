import { useTranslation } from 'react-i18next';

type Related = { readonly relation: string; readonly relation_other?: string | null };

/** Text of a relationship: the free text of « Autre », else its translation [followers.multiple]. */
export function useRelationText(): (link: Related) => string {
  const { t } = useTranslation('followerForm');
  return ({ relation, relation_other }) => relation_other || t(`relations.${relation}`, { defaultValue: relation });
}
