export { ContactDialog } from './ContactDialog.tsx';
