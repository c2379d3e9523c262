import './qr.css';

export type QrImageProps = {
  /** The code, as SVG. */
  svg: string;
  /** Label of the target, for screen readers. */
  label: string;
  /** Side in px; 200 by default. */
  size?: number;
};

/** A QR code on a white background in either theme, as cameras require. */
export const QrImage = ({ svg, label, size = 200 }: QrImageProps) => (
  <img className="mc-qr" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} width={size} height={size} />
);
