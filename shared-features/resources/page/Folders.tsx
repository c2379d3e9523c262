import type { Section } from '@memocartes/contract/resources/resources.routes';
import { TextLink } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import type { ResourcesAddress } from './useResourcesAddress.ts';

type Props = { readonly sections: readonly Section[]; readonly address: ResourcesAddress };

/** Sections as folders. */
export function Folders({ sections, address }: Props) {
  const { t } = useTranslation('resources');
  return (
    <ul className="resource-folders" aria-label={t('sections')}>
      {sections.map(({ id, title, nb_resources }) => (
        <li key={id} className="resource-folder">
          <Icon name="box" size={32} />
          <div>
            <TextLink to={address.to({ section: String(id) })}>{title}</TextLink>
            <p>{t('count', { count: nb_resources })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
