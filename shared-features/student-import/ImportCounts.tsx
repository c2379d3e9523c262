import './student-import.css';

type Count = { readonly key: string; readonly label: string; readonly count: number; readonly tone?: 'ok' | 'fault' };

/** What the rows of a file come to, in figures. Counts of nought are left out, but the first. */
export function ImportCounts({ label, counts }: { readonly label: string; readonly counts: readonly Count[] }) {
  return (
    <ul className="student-import__counts" aria-label={label}>
      {counts
        .filter(({ count }, index) => count > 0 || index === 0)
        .map(({ key, label: word, count, tone }) => (
          <li key={key} data-tone={tone}>
            <strong>{count}</strong> {word}
          </li>
        ))}
    </ul>
  );
}
