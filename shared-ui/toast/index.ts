export type { Toast, ToastAction, ToastOptions, ToastTone } from './toast.ts';
export { toast } from './toast.ts';
export { Toasts } from './Toasts.tsx';
