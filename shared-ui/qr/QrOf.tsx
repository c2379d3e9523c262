import { useEffect, useState } from 'react';

import { Skeleton } from '../states/Skeleton.tsx';
import { Qr } from './Qr.tsx';

export type QrOfProps = {
  /** The encoded text: an address. */
  text: string;
  /** Label of the target, for screen readers. */
  label: string;
  /** Side in px; 200 by default. */
  size?: number;
};

// the QR library is loaded with the first code
const draw = async (text: string) => (await import('qrcode')).toString(text, { type: 'svg', margin: 2 });

/** A text as a QR code. Renders nothing if it can't be drawn: the text is next to it. */
export function QrOf({ text, label, size = 200 }: QrOfProps) {
  const [svg, setSvg] = useState<string | null>();
  useEffect(() => {
    let here = true;
    draw(text).then(
      (drawn) => here && setSvg(drawn),
      () => here && setSvg(null),
    );
    return () => {
      here = false;
    };
  }, [text]);
  if (svg === null) return null;
  return svg ? <Qr svg={svg} label={label} size={size} /> : <Skeleton width={size} height={size} />;
}
