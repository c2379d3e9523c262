import { cardImageMediaType, cardImageSide as longest } from '@memocartes/contract/cards/images/cards-images';
import { useCreateCardImageMutation } from '@memocartes/shared-api/cards-images.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Cropper, type CropShape } from '@memocartes/shared-ui/cropper';
import { FileDrop, RadioField } from '@memocartes/shared-ui/fields';
import { Progress } from '@memocartes/shared-ui/progress';
import { Stack } from '@memocartes/shared-ui/stack';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePickedPicture } from '../../account/avatar/usePickedPicture.ts';
import { fileTitle } from '../../read-file/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { AltField } from './AltField.tsx';
import type { ImageDialogProps } from './imageDialog.props.ts';
import { pictureExtensions, pictureMaxBytes, readAsJpeg } from './pictureFiles.ts';
import { usePastedImage } from './usePastedImage.ts';
import { useReport } from './useReport.ts';

/** Crop proportions: those of the card if the image fills the side, otherwise free or 4:3. */
const cropRatios = {
  card: { ratio: 63 / 88, longest },
  free: { ratio: 'free', longest },
  'four-thirds': { ratio: 4 / 3, longest },
} as const satisfies Record<string, CropShape>;
type Shape = Exclude<keyof typeof cropRatios, 'card'>;

type Props = Pick<ImageDialogProps, 'fillsSide' | 'picked' | 'onUse'> & {
  /** Called with whether there are unsaved values. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called with whether the picture is being uploaded. */
  readonly onBusy: (busy: boolean) => void;
};

/** The user picks or pastes a picture, crops it and describes it; it is uploaded as a JPEG [cards.images]. */
export function NewImage({ fillsSide, picked, onUse, onDirty, onBusy }: Props) {
  const { t } = useTranslation('cardImage');
  const failure = useFailure();
  const [upload, { isLoading: isUploading }] = useCreateCardImageMutation();
  const withRequestId = useRequestId();
  const [progress, setProgress] = useState(0);
  const { file, src, isRefused, pick } = usePickedPicture(readAsJpeg);
  const [shape, setShape] = useState<Shape>('free');
  const [crop, setCrop] = useState<() => string | undefined>();
  const [alt, setAlt] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<string>();

  useReport(file !== null || alt !== '', onDirty);
  useReport(isUploading, onBusy);

  const choose = (chosen: File | null) => {
    if (isUploading) return;
    setCrop(undefined);
    setFailed(undefined);
    void pick(chosen);
  };

  const start = useEffectEvent((pickedFile: File) => choose(pickedFile));
  useEffect(() => {
    // Deferred, so that the effect itself changes no state.
    if (picked) queueMicrotask(() => start(picked));
  }, [picked]);
  usePastedImage(choose);
  // The page may be left during the upload: the image is then not added to the card.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const send = async () => {
    setHasTried(true);
    setFailed(undefined);
    const data = crop?.();
    if (!alt.trim()) fields.current?.querySelector<HTMLElement>('[name="alt"]')?.focus();
    if (!data || !file || !alt.trim()) return;
    setProgress(0);
    const picture = { title: fileTitle(file), alt: alt.trim(), type: cardImageMediaType, data } as const;
    const { data: created, error } = await withRequestId(picture, (request_id) =>
      upload({ ...picture, request_id, onProgress: setProgress }),
    );
    if (!isOpen.current) return;
    if (created) onUse(created.image, alt.trim());
    else setFailed(failure.text(error));
  };

  return (
    <Stack gap={4}>
      {!src && (
        <FileDrop
          name="image"
          label={t('imageFile')}
          hint={t('imageHint')}
          value={file}
          onChange={choose}
          extensions={pictureExtensions}
          maxBytes={pictureMaxBytes}
          error={isRefused && t('notImage')}
        />
      )}
      {src && (
        <div ref={fields} className="card-image__fields" inert={isUploading}>
          <div className="card-image__file">
            <strong>{file?.name}</strong>
            <Button size="small" icon="refresh" onClick={() => choose(null)}>
              {t('otherFile')}
            </Button>
          </div>
          {!fillsSide && (
            <RadioField<Shape>
              name="shape"
              label={t('shape')}
              value={shape}
              options={[
                { value: 'free', label: t('shapes.free') },
                { value: 'four-thirds', label: t('shapes.four-thirds') },
              ]}
              onChange={(next) => setShape(next ?? 'free')}
            />
          )}
          <Cropper src={src} cut={cropRatios[fillsSide ? 'card' : shape]} onReady={(make) => setCrop(() => make)} />
          <AltField value={alt} onChange={setAlt} error={hasTried && !alt.trim() && t('altRequired')} />
        </div>
      )}
      {failed && <Banner tone="danger">{failed}</Banner>}
      {isUploading && <Progress label={t('sending')} value={progress * 100} />}
      <div className="card-image__foot">
        <Button kind="primary" disabled={!src || !crop} busy={isUploading} onClick={() => void send()}>
          {t('useImage')}
        </Button>
      </div>
    </Stack>
  );
}
