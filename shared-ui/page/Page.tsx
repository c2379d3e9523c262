import type { ReactNode } from 'react';

import { Actions } from '../actions/Actions.tsx';
import { classes } from '../theme/classes.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import './page.css';

export type Crumb = { readonly label: string; readonly to?: string };

export type PageProps = {
  readonly title: ReactNode;
  /**
   * Whether this page is inside another page, which renders the title: only `actions` and the content are rendered. A
   * list renders its actions itself, next to its filters.
   */
  readonly embedded?: boolean;
  /** One or two sentences: what this page is for. */
  readonly intro?: ReactNode;
  /** Buttons of the whole page: the primary one is a button, the others are in a « ⋯ » menu. */
  readonly actions?: ReactNode;
  /** Breadcrumb, from the outermost page; without the page itself. */
  readonly breadcrumb?: Crumb[];
  /** `text` limits the line length for reading. */
  readonly width?: 'wide' | 'text';
  readonly children?: ReactNode;
};

/** A screen: one title, its actions, its content. */
export function Page({ title, embedded, intro, actions, breadcrumb, width = 'wide', children }: PageProps) {
  const { Link, texts } = useTheme();
  if (embedded) {
    return (
      <>
        {actions && <Actions>{actions}</Actions>}
        {children}
      </>
    );
  }
  return (
    <div className={classes('mc-page', width === 'text' && 'mc-page--text')}>
      <header className="mc-page__head">
        <div className="mc-page__words">
          {breadcrumb && breadcrumb.length > 0 && (
            <nav aria-label={texts.breadcrumb}>
              <ol className="mc-crumbs">
                {breadcrumb.map(({ label, to }) => (
                  <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
                ))}
              </ol>
            </nav>
          )}
          <h1 className="mc-page__title" tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className="mc-page__intro">{intro}</p>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </header>
      {children}
    </div>
  );
}
