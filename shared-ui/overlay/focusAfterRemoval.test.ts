import { focusAfterRemoval, focusedControl } from './focusAfterRemoval.ts';

/** A list of which the button at `index` is removed, and the button that then gets the focus. */
function remove(labels: readonly string[], index: number) {
  const list = document.createElement('ul');
  const buttons = labels.map((label) => {
    const button = document.createElement('button');
    button.setAttribute('aria-label', label);
    return button;
  });
  list.append(...buttons);
  document.body.replaceChildren(list);
  const control = buttons[index]!;
  const focused = focusedControl(control, list);
  control.remove();
  return { list, buttons, focusedNext: () => focusAfterRemoval(focused) };
}

test('the control that was rendered again with the same label replaces the removed one [interface.focus-neighbour]', () => {
  const { list, buttons, focusedNext } = remove(['Grille', 'Liste', 'Exporter'], 0);
  const again = buttons[0]!.cloneNode() as HTMLElement;
  list.append(again);
  expect(focusedNext()).toBe(again);
});

test('among controls with the same label, the next one gets the focus [interface.focus-neighbour]', () => {
  const { buttons, focusedNext } = remove(
    Array.from({ length: 4 }, () => 'Retourner la carte'),
    2,
  );
  expect(focusedNext()).toBe(buttons[3]);
});
