export type ImageDialogProps = {
  /** The image fills the side, in the card's proportion. */
  readonly full: boolean;
  readonly onUse: (image: number, alt: string) => void;
  readonly onClose: () => void;
};
