import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';

import { supportTranslation } from './translation.ts';

const createFont = (content: string | Node): Element => {
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  font.append(content);
  return font;
};

/** Replaces the element's text nodes as Google Chrome does. */
async function translate(element: Element, words: Readonly<Record<string, string>>): Promise<void> {
  for (const node of element.childNodes) {
    if (node instanceof Text) node.replaceWith(createFont(createFont(words[node.data]!)));
  }
  // Mutation observers are called after the translation.
  await act(async () => undefined);
}

type Props = { readonly busy?: boolean; readonly text?: string | undefined };

function Save({ busy, text }: Props) {
  return (
    <button type="button">
      {busy ? <i /> : <b />}
      {text}
      {busy && <span>…</span>}
    </button>
  );
}

beforeAll(supportTranslation);

test('React can change a page that the browser translates [interface.translated]', async () => {
  const { rerender } = render(<Save text="Enregistrer" />);
  const button = screen.getByRole('button');
  const shownNodes = () => [...button.childNodes].map(({ nodeName, textContent }) => [nodeName, textContent]);
  await translate(button, { Enregistrer: 'Save' });

  const translation = ['FONT', 'Save'];
  rerender(<Save text="Enregistrer" busy />);
  expect(shownNodes()).toEqual([['I', ''], translation, ['SPAN', '…']]);
  const newText = ['#text', 'Enregistré'];
  rerender(<Save text="Enregistré" />);
  expect(shownNodes()).toEqual([['B', ''], newText]);

  await translate(button, { Enregistré: 'Saved' });
  expect(button).toHaveTextContent('Saved');
  rerender(<Save />);
  expect(shownNodes()).toEqual([['B', '']]);
});

test('React can change a page that the browser translates twice [interface.translated]', async () => {
  const { rerender } = render(<Save text="Enregistrer" />);
  const button = screen.getByRole('button');
  await translate(button, { Enregistrer: 'Save' });
  button.querySelector(':scope > :nth-last-child(1)')?.replaceWith(createFont('Speichern'));
  await act(async () => undefined);

  rerender(<Save text="Enregistrer" busy />);
  expect(button).toHaveTextContent('Speichern…');
  rerender(<Save text="Enregistré" />);
  expect(button).toHaveTextContent('Enregistré');
});

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <p>
      {names.map((name) => (
        <Fragment key={name}>{name}</Fragment>
      ))}
    </p>
  );
}

test('React can exchange translated texts [interface.translated]', async () => {
  const { container, rerender } = render(<Names names={['un', 'deux', 'trois']} />);
  const list = screen.getByText('un', { exact: false });
  await translate(list, { un: 'one ', deux: 'two ', trois: 'three ' });
  rerender(<Names names={['trois', 'deux', 'un']} />);
  expect(container).toHaveTextContent('three two one');
  rerender(<Names names={['un', 'trois']} />);
  expect(container).toHaveTextContent('one three');
});
