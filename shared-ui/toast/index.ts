export { Toasts } from './Toasts.tsx';
export { toast } from './toast.ts';
export type { Toast, ToastAction, ToastTone } from './toast.ts';
