export { confirm, type Confirmation } from './confirm.ts';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Confirms } from './Confirms.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
