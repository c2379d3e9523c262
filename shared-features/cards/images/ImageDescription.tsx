import type { CardImage } from '@memocartes/contract/cards/images/cards-images.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useGetCardImageQuery, useUpdateCardImageMutation } from '@memocartes/shared-api/cards-images.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AltField } from './AltField.tsx';
import { useReport } from './useReport.ts';

type Props = {
  readonly id: number;
  /** Called with whether there is an unsaved text. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called with whether the text is being saved. */
  readonly onBusy: (busy: boolean) => void;
  readonly onEnd: () => void;
};

/** Edits the alternative text of one of the person's own images. Cards that already use the image keep their text. */
export function ImageDescription({ id, ...rest }: Props) {
  const image = useGetCardImageQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded {...image} waiting={<Loading lines={4} />}>
      {(loadedImage) => <AltForm image={loadedImage} {...rest} />}
    </Loaded>
  );
}

function AltForm({ image, onDirty, onBusy, onEnd }: { readonly image: CardImage } & Omit<Props, 'id'>) {
  const { t } = useTranslation('cardImage');
  const failure = useFailure();
  const [update, { isLoading, error }] = useUpdateCardImageMutation();
  const [alt, setAlt] = useState(image.alt);
  useReport(alt !== image.alt, onDirty);
  useReport(isLoading, onBusy);

  const save = async () => {
    const { data } = await update({ id: image.id, alt: alt.trim() });
    if (data) onEnd();
  };

  return (
    <Stack gap={4}>
      <img className="own-images__one" src={documentUrl(image.image)} alt={image.alt} />
      <p>{t('shownBy', { count: image.nb_cards, title: image.title })}</p>
      <AltField value={alt} onChange={setAlt} readOnly={isLoading} missing={!alt.trim()} />
      {error && <Banner tone="danger">{failure.text(error)}</Banner>}
      <div className="card-image__foot">
        <Button disabled={isLoading} onClick={onEnd}>
          {t('back')}
        </Button>
        <Button kind="primary" disabled={!alt.trim()} busy={isLoading} onClick={() => void save()}>
          {t('saveAlt')}
        </Button>
      </div>
    </Stack>
  );
}
