export type ImageDialogProps = {
  /** Whether the image fills the side; it is then cropped to the card's proportion. */
  readonly fillsSide: boolean;
  /** A pasted or dropped picture, with which the dialog starts. */
  readonly picked?: File;
  readonly onUse: (image: number, alt: string) => void;
  readonly onClose: () => void;
};
