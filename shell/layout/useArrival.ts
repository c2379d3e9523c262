import { useSettings } from '@memocartes/shared-shell/settings';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page's title is waited for before focus goes to the page itself, in milliseconds. */
const patience = 5000;

const titleOf = (page: Element) => page.querySelector('h1');

/**
 * On a new page, moves focus to its title, so that a screen reader says where one is and the keyboard goes on from there;
 * names the window after that title for as long as it is shown. The first page of a visit keeps the browser's own focus.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const { APP_NAME } = useSettings();
  const arrived = useRef(pathname);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const name = () => {
      const title = titleOf(main)?.textContent?.trim();
      document.title = title ? `${title} · ${APP_NAME}` : APP_NAME;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(main, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, APP_NAME]);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || arrived.current === pathname) return;
    arrived.current = pathname;
    if (hash) return;
    scrollTo(0, 0);
    const take = () => {
      const title = titleOf(main);
      if (!title) return false;
      if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
      title.focus({ preventScroll: true });
      return true;
    };
    if (take()) return;
    main.focus({ preventScroll: true });
    const watch = new MutationObserver(() => take() && watch.disconnect());
    watch.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), patience);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, hash]);
}
