import { useSettings } from '@memocartes/shared-shell/settings';
import { watchContent } from '@memocartes/shared-ui/overlay';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Time for which the page's title is awaited, in milliseconds. */
const timeoutMs = 5_000;

const isVisible = (element: Element) => (element.checkVisibility as (() => boolean) | undefined)?.call(element) ?? true;

/**
 * The visible title: the heading marked with `data-page-title`, such as the one of the open conversation, else the h1.
 * On a phone, messaging hides the list's title while a conversation is open.
 */
const titleOf = (page: Element) => {
  const titles = [...page.querySelectorAll<HTMLElement>('h1, [data-page-title]')].filter(isVisible);
  return titles.find((title) => title.matches('[data-page-title]')) ?? titles[0];
};

/**
 * Whether a text field outside the page has focus, such as the header's search. A page that loads late must not take
 * this focus.
 */
function isTypingElsewhere(page: Element): boolean {
  const focused = document.activeElement;
  return !!focused?.matches('textarea, input:not([type="checkbox"], [type="radio"])') && !page.contains(focused);
}

/**
 * On a new page, focuses its title, for screen readers and keyboard, and sets the window's title. The first page of a
 * visit keeps the browser's own focus, and a text field outside the page keeps focus [interface.keyboard].
 */
export function useFocusPageTitle(): void {
  const { pathname, hash } = useLocation();
  const { APP_NAME } = useSettings();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;

    const setWindowTitle = () => {
      const title = titleOf(main)?.textContent.trim();
      const windowTitle = title ? `${title} · ${APP_NAME}` : APP_NAME;
      // Set only when the title differs, since every change of the page calls this function.
      if (document.title !== windowTitle) document.title = windowTitle;
    };

    setWindowTitle();
    const observer = new MutationObserver(setWindowTitle);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, APP_NAME]);

  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (hash) return;
    if (isTypingElsewhere(main)) return;

    const focusTitle = () => {
      if (isTypingElsewhere(main)) return true;
      const title = titleOf(main);
      // A screen reader would read « Chargement… », and not the title that replaces it.
      if (!title || title.querySelector('[data-title-loading]')) return false;
      if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
      title.focus({ preventScroll: true });
      return true;
    };

    if (!focusTitle()) main.focus({ preventScroll: true });
    // The title may appear late, or after the title of a list next to it. The focused title may also belong to the
    // previous page: once it is removed, no element has focus.
    const stopWatching = watchContent(main, () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused === main || focused.matches('h1')) focusTitle();
    });

    const stop = () => {
      stopWatching();
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
    };

    // Once the user has moved focus elsewhere, focus is not changed: a panel, for example, manages its own focus.
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== main && !(target instanceof Element && target.matches('h1'))) stop();
    };

    document.addEventListener('focusin', onFocus);
    const timer = setTimeout(stop, timeoutMs);
    return stop;
  }, [pathname, hash]);
}
