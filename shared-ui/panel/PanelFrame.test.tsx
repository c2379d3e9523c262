import { composeStories } from '@storybook/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useState } from 'react';

import { Button } from '../button/index.ts';
import { ComboField } from '../combo-field/index.ts';
import { DateField } from '../fields/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './PanelFrame.stories.tsx';
import { PanelFrame } from './PanelFrame.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('a form opens with focus in its first field; on a touch screen the panel itself gets focus', async () => {
  const form = (
    <PanelFrame title="Ajouter" onClose={() => undefined}>
      <form data-autofocus>
        <input type="hidden" />
        <input type="radio" aria-label="Fille" />
        <input readOnly aria-label="Code" />
        <input aria-label="Prénom" />
      </form>
    </PanelFrame>
  );
  const first = renderInTheme(form);
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  first.unmount();
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)', media: query }) as MediaQueryList;
  renderInTheme(form);
  expect(screen.getByRole('dialog', { name: 'Ajouter' })).toHaveFocus();
  globalThis.matchMedia = matchMedia;
});

test('the name that replaces the title of a loading panel gets its focus, so that screen readers read it [interface.keyboard]', async () => {
  const panel = (title: string) => (
    <PanelFrame title={title} onClose={() => undefined}>
      <button>Retirer</button>
    </PanelFrame>
  );
  const { rerender } = renderInTheme(panel('Membre du personnel'));
  expect(screen.getByRole('dialog', { name: 'Membre du personnel' })).toHaveFocus();
  rerender(panel('Karim BENALI'));
  expect(screen.getByRole('heading', { name: 'Karim BENALI' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Retirer' }).focus());
  rerender(panel('Karim BEN ALI'));
  expect(screen.getByRole('button', { name: 'Retirer' })).toHaveFocus();
});

test('focus moves into the panel; Esc closes the panel, and focus returns to the opener', async () => {
  renderInTheme(<Default />);
  const opener = screen.getByRole('button', { name: 'Ouvrir le panneau' });
  await userEvent.click(opener);
  const panel = screen.getByRole('dialog', { name: 'Modifier l’élève' });
  expect(panel).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/Prénom/), '{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Esc in a list of results or a calendar does not close the panel [interface.keyboard]', async () => {
  const onClose = jest.fn();
  const noop = () => undefined;
  renderInTheme(
    <PanelFrame title="Élève" onClose={onClose}>
      <SearchBox label="Chercher" onSearch={noop} onPick={noop} />
      <ComboField name="class" label="Classe" value={null} onChange={noop} options={[{ value: 1, label: 'CP' }]} />
      <DateField name="date" label="Date" value="2018-12-10" onChange={noop} />
    </PanelFrame>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Chercher' }), 'ada{Escape}');
  const combo = await screen.findByRole('combobox', { name: 'Classe' }, { timeout: 10_000 });
  await userEvent.click(combo);
  // antd reads the key code.
  fireEvent.keyDown(combo, { key: 'Escape', keyCode: 27 });
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  await screen.findByTitle('2018-12-24', {}, { timeout: 10_000 });
  await userEvent.keyboard('{Escape}');
  // The calendar closes in the next frame.
  await waitFor(() => expect(screen.queryByTitle('2018-12-24')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Date' }), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
}, 20_000);

/** A panel with two steps. The same button opens the second step, then closes the panel. */
function Steps() {
  const [step, setStep] = useState(0);
  const next = () => setStep(step + 1);
  return (
    <>
      <Button onClick={next}>Ouvrir</Button>
      {step > 0 && step < 3 && (
        <PanelFrame
          title="Élève"
          focusKey={step}
          onClose={next}
          footer={<Button onClick={next}>{step === 1 ? 'Suivant' : 'Finir'}</Button>}
        >
          {step}
        </PanelFrame>
      )}
    </>
  );
}

test('returns focus to the element focused before the first step [interface.keyboard]', async () => {
  renderInTheme(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  expect(screen.getByRole('dialog', { name: 'Élève' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Finir' }));
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
});

/** A loading frame, then the content. Esc is pressed as soon as the content is on the page. */
function LoadingPanel({ hasContent, onClose }: { readonly hasContent: boolean; readonly onClose: () => void }) {
  useLayoutEffect(() => {
    if (hasContent) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    }
  }, [hasContent]);
  return (
    <PanelFrame key={String(hasContent)} title="Élève" onClose={onClose}>
      {hasContent ? 'Ada' : 'Chargement…'}
    </PanelFrame>
  );
}

test('Esc closes the panel even if pressed just when the content replaces the loading frame [interface.keyboard]', () => {
  const onClose = jest.fn();
  const { rerender } = renderInTheme(<LoadingPanel hasContent={false} onClose={onClose} />);
  rerender(<LoadingPanel hasContent onClose={onClose} />);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('marks the page while a panel is open', async () => {
  renderInTheme(<Default />);
  const root = document.documentElement;
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le panneau' }));
  expect(root).toHaveAttribute('data-panels', '1');
  await userEvent.keyboard('{Escape}');
  expect(root).not.toHaveAttribute('data-panels');
});

/** An invoice panel. Issuing the invoice removes the « Émettre » button and the button that opened the panel. */
function InvoicePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const [isIssued, setIsIssued] = useState(false);
  return (
    <main tabIndex={-1}>
      {!isIssued && <Button onClick={() => setIsOpen(true)}>Brouillon</Button>}
      {isOpen && (
        <PanelFrame
          title="Facture"
          onClose={() => setIsOpen(false)}
          footer={!isIssued && <Button onClick={() => setIsIssued(true)}>Émettre</Button>}
        >
          {isIssued ? 'Émise' : 'À émettre'}
        </PanelFrame>
      )}
    </main>
  );
}

test('the panel gets focus when its focused button disappears; on close, the page gets focus if the opener no longer exists [interface.keyboard]', async () => {
  renderInTheme(<InvoicePanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Brouillon' }));
  act(() => screen.getByRole('button', { name: 'Émettre' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Émise')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Facture' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a long text without a control can be reached by Tab, so that arrow keys scroll it [interface.keyboard]', async () => {
  const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);

  const panel = (control?: ReactNode) => (
    <PanelFrame title="Facture" onClose={() => undefined}>
      <p>Texte</p>
      {control}
    </PanelFrame>
  );

  const { rerender } = renderInTheme(panel());
  const body = screen.getByText('Texte').parentElement!;
  expect(body).toHaveAttribute('tabindex', '0');
  rerender(panel(<button>Modifier</button>));
  await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
  scrollHeight.mockReturnValue(0);
  rerender(panel());
  await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
  scrollHeight.mockRestore();
});
