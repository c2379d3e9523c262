import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelMode } from '@memocartes/shared-shell/panel';
import { joinTexts, type PanelComponent } from '@memocartes/shared-shell/remote';
import type { ReactElement } from 'react';

import remote from '../../../remote.ts';
import { invoicesApi } from '../../invoices.data.ts';
import { invoicesTexts } from '../../texts.ts';

/** Renders a side panel of the page of invoices, for item 12; `api` replaces some API responses. */
export const openPanel = (
  panel: ReactElement,
  component: PanelComponent,
  mode: PanelMode = 'VIEW',
  api: Answers = {},
) =>
  renderInHost(panel, {
    me: fakeMe('SUPERADMIN'),
    texts: joinTexts(remote.texts, invoicesTexts),
    route: '/superadmin/invoices',
    api: { ...invoicesApi, ...api },
    panel: { component, mode, itemId: 12, fromPage: false },
  });
