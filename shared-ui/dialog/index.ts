export type { Confirmation } from './confirm.ts';
export { confirm } from './confirm.ts';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Confirms } from './Confirms.tsx';
export type { DialogProps } from './Dialog.tsx';
export { Dialog } from './Dialog.tsx';
