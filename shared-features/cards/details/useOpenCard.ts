import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Id of the enlarged card: initially from the address, `?card=42`, which is removed on closing. */
export function useOpenCard() {
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState(() => Number(address.get('card')) || undefined);

  const close = () => {
    setOpen(undefined);
    if (!address.has('card')) return;
    const next = new URLSearchParams(address);
    next.delete('card');
    setAddress(next, { replace: true });
  };

  return { open, setOpen, close };
}
