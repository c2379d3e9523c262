export type ImageDialogProps = {
  /** The image fills the side, in the card's proportion. */
  readonly full: boolean;
  /** A picture that was pasted or dropped, picked already. */
  readonly picked?: File | undefined;
  readonly onUse: (image: number, alt: string) => void;
  readonly onClose: () => void;
};
