const steps = [1, 2, 3, 4, 5, 6, 7, 8];

/** The steps of the spacing scale, at their size. */
export function Spaces() {
  return (
    <dl style={{ display: 'grid', gap: 8 }}>
      {steps.map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
          <dt style={{ width: 80 }}>
            <code>--mc-{step}</code>
          </dt>
          <dd
            style={{ margin: 0, height: 16, width: `var(--mc-${step})`, background: 'var(--mc-accent)' }}
            aria-hidden
          />
        </div>
      ))}
    </dl>
  );
}
