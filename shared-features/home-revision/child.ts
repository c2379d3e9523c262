/** The child that revises at home. */
export type HomeChild = {
  readonly studentId: number;
  /** The first name of the child. */
  readonly name: string;
};
