import { IconButton } from '@memocartes/shared-ui/button';
import { Loading } from '@memocartes/shared-ui/states';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { drawPage, openPdf } from './pdf.ts';

type Props = { readonly src: string; readonly onFail: () => void };

/** The pages of a PDF, one at a time, drawn on a canvas [resources.preview]. */
export function PdfPreview({ src, onFail }: Props) {
  const { t } = useTranslation('resources');
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useRef(onFail);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let opened: PDFDocumentProxy | undefined;
    openPdf(src, signal).then(
      (document) => {
        opened = document;
        if (signal.aborted) void document.loadingTask.destroy();
        else setPdf(document);
      },
      () => signal.aborted || fail.current(),
    );
    return () => {
      controller.abort();
      void opened?.loadingTask.destroy();
    };
  }, [src]);
  useEffect(() => {
    const element = canvas.current;
    if (!pdf || !element) return;
    const controller = new AbortController();
    const { signal } = controller;
    drawPage(pdf, { pageNumber: page, canvas: element, width: element.parentElement!.clientWidth || 600, signal }).then(
      (pageText) => signal.aborted || setText(pageText),
      () => signal.aborted || fail.current(),
    );
    return () => controller.abort();
  }, [pdf, page]);

  if (!pdf) {
    return <Loading height={420} />;
  }
  const count = pdf.numPages;
  const label = t('page', { page, count });

  return (
    <div className="resource-pdf">
      <div className="resource-pdf__sheet">
        <canvas ref={canvas} aria-hidden />
        <p className="mc-sr-only">{text}</p>
      </div>
      <div className="resource-pdf__pages">
        <IconButton
          icon="chevron-left"
          label={t('previousPage')}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
        <span role="status">{label}</span>
        <IconButton
          icon="chevron-right"
          label={t('nextPage')}
          disabled={page === count}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </div>
  );
}
