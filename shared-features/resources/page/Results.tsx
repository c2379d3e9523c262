import type { Section } from '@memocartes/contract/resources/resources.routes';
import { useTranslation } from 'react-i18next';

import { ResourceTile } from './ResourceTile.tsx';
import type { ResourcesAddress } from './useResourcesAddress.ts';

type Props = { readonly sections: readonly Section[]; readonly address: ResourcesAddress; readonly titled: boolean };

/** Resources under the title of their section. */
export function Results({ sections, address, titled }: Props) {
  const { t } = useTranslation('resources');
  const { layout } = address;
  return sections.map(({ id, title, resources, nb_resources }) => (
    <section key={id} className="resource-section" aria-label={title}>
      {titled && (
        <h2>
          {title} <small>{t('count', { count: nb_resources })}</small>
        </h2>
      )}
      <ul className={`resource-${layout}`}>
        {resources.map((resource) => (
          <ResourceTile
            key={resource.id}
            resource={resource}
            layout={layout}
            to={address.to({ resource: String(resource.id) })}
          />
        ))}
      </ul>
    </section>
  ));
}
