import { useEffect, useState } from 'react';

import { Skeleton } from '../states/Skeleton.tsx';
import { QrImage } from './QrImage.tsx';

export type QrCodeProps = {
  /** The encoded text: an address. */
  readonly text: string;
  /** Label of the target, for screen readers. */
  readonly label: string;
  /** Side in px; 200 by default. */
  readonly size?: number;
};

// The QR library is loaded when the first code is rendered.
const draw = async (text: string) => (await import('qrcode')).toString(text, { type: 'svg', margin: 2 });

/** A text as a QR code. Renders nothing if drawing fails, since the page also shows the text. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const [svg, setSvg] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    draw(text).then(
      (svgText) => isCurrent && setSvg(svgText),
      () => isCurrent && setSvg(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (svg === null) return null;
  return svg ? <QrImage svg={svg} label={label} size={size} /> : <Skeleton width={size} height={size} />;
}
