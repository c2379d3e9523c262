import { useSettings } from '@memocartes/shared-shell/settings';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page's title is waited for before focus goes to the page itself, in milliseconds. */
const timeoutMs = 5000;

const titleOf = (page: Element) => page.querySelector('h1');

/** Somebody writes outside the page, in the header's search: a page that comes late doesn't take the field from them. */
function isTypingElsewhere(page: Element): boolean {
  const held = document.activeElement;
  return !!held?.matches('textarea, input:not([type="checkbox"], [type="radio"])') && !page.contains(held);
}

/**
 * On a new page, moves focus to its title, so that a screen reader says where one is and the keyboard goes on from there;
 * names the window after that title for as long as it is shown. The first page of a visit keeps the browser's own focus, and a
 * text field outside the page keeps its own.
 */
export function useFocusPageTitle(): void {
  const { pathname, hash } = useLocation();
  const { APP_NAME } = useSettings();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const name = () => {
      const title = titleOf(main)?.textContent?.trim();
      const windowTitle = title ? `${title} · ${APP_NAME}` : APP_NAME;
      // written only when it differs: it is asked at each change of the page
      if (document.title !== windowTitle) document.title = windowTitle;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, APP_NAME]);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (hash) return;
    scrollTo(0, 0);
    if (isTypingElsewhere(main)) return;
    const focusTitle = () => {
      if (isTypingElsewhere(main)) return true;
      const title = titleOf(main);
      if (!title) return false;
      if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
      title.focus({ preventScroll: true });
      return true;
    };
    if (focusTitle()) return;
    main.focus({ preventScroll: true });
    const watch = new MutationObserver(() => focusTitle() && watch.disconnect());
    watch.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), timeoutMs);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, hash]);
}
