import './qr.css';

export type QrImageProps = {
  /** The code, as SVG. */
  readonly svg: string;
  /** Label of the target, for screen readers. */
  readonly label: string;
  /** Side in px; 200 by default. */
  readonly size?: number;
};

/** A QR code on a white background in either theme, as cameras require. */
export function QrImage({ svg, label, size = 200 }: QrImageProps) {
  return (
    <img
      className="mc-qr"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={size}
      height={size}
    />
  );
}
