import type { CardImage } from '@memocartes/contract/cards/images/cards-images.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useDeleteCardImageMutation, useListCardImagesQuery } from '@memocartes/shared-api/cards-images.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { Loaded, shownData } from '@memocartes/shared-shell/loaded';
import { IconButton } from '@memocartes/shared-ui/button';
import { ListPages } from '@memocartes/shared-ui/data-table';
import { confirm } from '@memocartes/shared-ui/dialog';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ImageDescription } from './ImageDescription.tsx';
import type { ImageDialogProps } from './imageDialog.props.ts';

const pageSize = 12;

type Props = Pick<ImageDialogProps, 'onUse'> & {
  /** Calls `then`, after a confirmation if there is an unsaved description. */
  readonly leave: (then: () => void) => Promise<void>;
  /** Called with whether there is an unsaved description. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called with whether a description is being saved. */
  readonly onBusy: (busy: boolean) => void;
};

/** Images that the person uploaded earlier: to use, to describe, or to delete if no card uses them. */
export function OwnImages({ onUse, leave, onDirty, onBusy }: Props) {
  const { t } = useTranslation('cardImage');
  const failure = useFailure();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [describedId, setDescribedId] = useState<number>();
  const [remove] = useDeleteCardImageMutation();
  const images = useListCardImagesQuery({
    mine: 'true',
    search: search || undefined,
    nb_items: pageSize,
    nb_page: page,
    order_by: 'date_create',
    order_dir: 'desc',
  });

  const erase = (image: CardImage) =>
    confirm({
      title: t('deleteImageAsk', { alt: image.alt }),
      lost: t('deleteImageLost'),
      confirmLabel: t('deleteImage'),
      tone: 'danger',
      action: skippingDeleted([image], ({ id }) => remove({ id }).unwrap()).run,
      failure: failure.text,
    });

  if (describedId) {
    return (
      <ImageDescription
        id={describedId}
        leave={leave}
        onDirty={onDirty}
        onBusy={onBusy}
        onEnd={() => setDescribedId(undefined)}
      />
    );
  }

  return (
    <div className="own-images">
      <FilterField
        label={t('searchImage')}
        value={search}
        found={shownData(images)?.count ?? null}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Loaded {...images} data={shownData(images)} waiting={<Loading lines={4} />}>
        {({ cards_images, count }) =>
          count === 0 ? (
            <EmptyState title={t(search ? 'noImageFound' : 'noImage')} />
          ) : (
            <>
              <ul className="own-images__list">
                {cards_images.map((item) => (
                  <li key={item.id}>
                    <button type="button" className="own-images__use" onClick={() => onUse(item.image, item.alt)}>
                      <img src={documentUrl(item.image)} alt={item.alt} loading="lazy" />
                    </button>
                    <span className="own-images__actions">
                      <IconButton
                        icon="edit"
                        size="small"
                        label={t('describeImageOf', { alt: item.alt })}
                        onClick={() => setDescribedId(item.id)}
                      />
                      {item.nb_cards === 0 && (
                        <IconButton
                          icon="trash"
                          size="small"
                          label={t('deleteImageOf', { alt: item.alt })}
                          onClick={() => void erase(item)}
                        />
                      )}
                    </span>
                  </li>
                ))}
              </ul>
              <ListPages
                pageNumber={page}
                pageSize={pageSize}
                count={count}
                loading={images.isFetching}
                onPage={setPage}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
