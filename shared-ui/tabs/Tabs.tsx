import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

import { classes } from '../theme/classes.ts';
import './tabs.css';

export type Tab<Key extends string = string> = {
  readonly key: Key;
  readonly label: string;
  readonly count?: number;
  /** Colour of the count. */
  readonly tone?: 'success' | 'danger';
};

export type TabsProps<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** No other tab can be chosen, for example while the selected one is saving. */
  readonly disabled?: boolean;
  /** Content of the selected tab. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** Several views of one page. Arrows move between tabs. */
export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
  disabled,
  children,
  className,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return;

    const showSelected = () => {
      const chosen = row.querySelector<HTMLElement>('[aria-selected=true]');
      if (!chosen || row.scrollWidth <= row.clientWidth) return;
      row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    };

    showSelected();
    // The tabs have no width while their screen is hidden, for example until its styles are loaded.
    const observer = new ResizeObserver(showSelected);
    observer.observe(row);
    return () => observer.disconnect();
  }, [value]);

  const go = (index: number) => {
    const next = (index + tabs.length) % tabs.length;
    onChange(tabs[next]!.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Starts from the focused tab, since the previous tab stays selected while a slow tab loads.
    const index = [...(list.current?.children ?? [])].indexOf(event.currentTarget);
    if (event.key === 'ArrowRight') go(index + 1);
    else if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes('mc-tabs', className)}>
      <div ref={list} className="mc-tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="mc-tabs__tab"
            aria-selected={tab.key === value}
            aria-controls={tab.key === value ? `${id}-panel` : undefined}
            tabIndex={tab.key === value ? 0 : -1}
            disabled={disabled}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="mc-tabs__count" data-tone={tab.tone}>
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="mc-tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
