import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The card that is shown large, by its id: at first the one that the address names, `?card=42`, which closing forgets. */
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
