import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { BoxesProps } from './boxes.props.ts';

/** The numbers of `Boxes` in a table, for screen readers. */
export function BoxesTable({
  label,
  counts,
  due,
  dueLabel,
}: Pick<BoxesProps, 'label' | 'counts' | 'due' | 'dueLabel'>) {
  const texts = useUiTexts();
  return (
    <div className="mc-sr-only">
      <table>
        <caption>{texts.boxesOf(label)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.boxColumn}</th>
            <th scope="col">{texts.countColumn}</th>
            {due && <th scope="col">{dueLabel}</th>}
          </tr>
        </thead>
        <tbody>
          {counts.map((count, i) => (
            <tr key={i}>
              <th scope="row">{texts.box(i + 1)}</th>
              <td>{count}</td>
              {due && <td>{due[i]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
