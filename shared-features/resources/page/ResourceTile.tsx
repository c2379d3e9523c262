import type { Resource } from '@memocartes/contract/resources/resources.routes';
import { TextLink } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';

import { fileUrl, kindOf } from '../kind.ts';
import { ResourceTags } from '../ResourceTags.tsx';

type Props = { readonly resource: Resource; readonly to: string; readonly layout: 'grid' | 'list' };

/** A resource in a list: its name opens it. */
export function ResourceTile({ resource, to, layout }: Props) {
  const isImage = kindOf(resource) === 'image';
  return (
    <li className={`resource-tile resource-tile--${layout}`}>
      <span className="resource-tile__picture" data-kind={kindOf(resource)} aria-hidden>
        {isImage ? (
          <img src={fileUrl(resource)} alt="" loading="lazy" />
        ) : (
          <Icon name="file" size={layout === 'grid' ? 32 : 24} />
        )}
      </span>
      <div className="resource-tile__text">
        <TextLink to={to}>{resource.title}</TextLink>
        <p>{resource.description}</p>
        <ResourceTags resource={resource} />
      </div>
    </li>
  );
}
