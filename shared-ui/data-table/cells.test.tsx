import { render } from '@testing-library/react';

import { emailCell, namesCell } from './cells.tsx';

const unbroken = (cell: Element) => [...cell.querySelectorAll('.mc-table__whole')].map((part) => part.textContent);

test('keeps an e-mail address on one line or breaks it before « @ », breaks between names, and shows a dash for no value', () => {
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
