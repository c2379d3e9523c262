import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a part of the layout that is open over one page, such as the contact form. A change of page closes it. */
export function useOpenOnPage(initial = false): [boolean, (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(initial);
  const [lastPathname, setLastPathname] = useState(pathname);
  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    setIsOpen(false);
  }
  return [isOpen, setIsOpen];
}
