import type { CardImage } from '@memocartes/contract/cards/images/cards-images.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useGetCardImageQuery, useUpdateCardImageMutation } from '@memocartes/shared-api/cards-images.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

import { AltField } from './AltField.tsx';
import { useReport } from './useReport.ts';

type Props = {
  readonly id: number;
  /** Calls `then`, after a confirmation if there is an unsaved text. */
  readonly leave: (then: () => void) => Promise<void>;
  /** Called with whether there is an unsaved text. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called with whether the text is being saved. */
  readonly onBusy: (busy: boolean) => void;
  readonly onEnd: () => void;
};

/** Edits the alternative text of one of the person's own images. Cards that already use the image keep their text. */
export function ImageDescription({ id, ...props }: Props) {
  const image = useGetCardImageQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded {...image} waiting={<Loading lines={4} />}>
      {(loadedImage) => <AltForm image={loadedImage} {...props} />}
    </Loaded>
  );
}

function AltForm({ image, leave, onDirty, onBusy, onEnd }: { readonly image: CardImage } & Omit<Props, 'id'>) {
  const { t } = useTranslation('cardImage');
  const failure = useFailure();
  const [update, { error }] = useUpdateCardImageMutation();
  const form = useFormik({
    initialValues: { alt: image.alt },
    validationSchema: object({ alt: string().trim().required(t('altRequired')) }),
    onSubmit: async ({ alt }) => {
      const { data } = await update({ id: image.id, alt: alt.trim() });
      if (data) onEnd();
    },
  });
  const { isSubmitting } = form;
  useReport(form.dirty, onDirty);
  useReport(isSubmitting, onBusy);

  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap={4}>
        <img className="own-images__described" src={documentUrl(image.image)} alt={image.alt} />
        <p>{t('shownBy', { count: image.nb_cards, title: image.title })}</p>
        <AltField {...fieldOf(form, 'alt')} readOnly={isSubmitting} />
        {error && <Banner tone="danger">{failure.text(error)}</Banner>}
        <div className="card-image__foot">
          <Button disabled={isSubmitting} onClick={() => void leave(onEnd)}>
            {t('back')}
          </Button>
          <Button kind="primary" type="submit" busy={isSubmitting}>
            {t('saveAlt')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
