export type ImageDialogProps = {
  /** The image fills the side: it takes the card's proportion. */
  readonly full: boolean;
  readonly onUse: (image: number, alt: string) => void;
  readonly onClose: () => void;
};
