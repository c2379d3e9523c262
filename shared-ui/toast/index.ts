export { type Toast, toast, type ToastAction, type ToastOptions, type ToastTone } from './toast.ts';
export { Toasts } from './Toasts.tsx';
