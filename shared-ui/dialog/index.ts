export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Confirms } from './Confirms.tsx';
export { confirm } from './confirm.ts';
export type { Confirmation } from './confirm.ts';
