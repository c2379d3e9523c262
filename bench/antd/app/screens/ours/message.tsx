import { toast, Toasts } from '@memocartes/shared-ui/toast';
import { useEffect } from 'react';

export default function Message() {
  useEffect(() => {
    const ids = [toast.success('L’élève a été enregistré.'), toast.failure('Une erreur est survenue.')];
    return () => ids.forEach(toast.dismiss);
  }, []);
  return <Toasts />;
}
