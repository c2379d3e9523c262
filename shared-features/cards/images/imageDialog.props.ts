export type ImageDialogProps = {
  /** The image fills the side, in the card's proportion. */
  readonly full: boolean;
  /** A pasted or dropped picture, used instead of picking one. */
  readonly picked?: File | undefined;
  readonly onUse: (image: number, alt: string) => void;
  readonly onClose: () => void;
};
