import { render } from '@testing-library/react';

import { emailCell, namesCell } from './cells.tsx';

const unbroken = (cell: Element) => [...cell.querySelectorAll('.mc-table__whole')].map((part) => part.textContent);

test('only a long e-mail address breaks, before « @ »; a list of names breaks between names; no value is a dash', () => {
  const { container, rerender } = render(<p>{emailCell('mariama.camara@ac-paris.example')}</p>);
  expect(unbroken(container)).toEqual(['mariama.camara@ac-paris.example']);
  rerender(<p>{emailCell('marie-christine.camara-benali@ac-paris.example')}</p>);
  expect(container).toHaveTextContent('marie-christine.camara-benali@ac-paris.example');
  expect(unbroken(container)).toEqual(['marie-christine.camara-benali', '@ac-paris.example']);
  rerender(<p>{namesCell(['CE1 A', 'CP A'])}</p>);
  expect(container).toHaveTextContent('CE1 A, CP A');
  expect(unbroken(container)).toEqual(['CE1 A, ', 'CP A']);
  rerender(<p>{[emailCell(null), namesCell([])]}</p>);
  expect(container).toHaveTextContent('––');
});

test('a cell shows two people of the same name, and after a change only the remaining one', () => {
  const { container, rerender } = render(<p>{namesCell(['Léa MARTIN', 'Léa MARTIN'])}</p>);
  expect(container).toHaveTextContent(/^Léa MARTIN, Léa MARTIN$/);
  rerender(<p>{namesCell(['Léa MARTIN'])}</p>);
  expect(container).toHaveTextContent(/^Léa MARTIN$/);
});
