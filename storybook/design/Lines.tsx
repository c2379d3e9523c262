type LinesProps = { readonly lines: [size: string, text: string][]; readonly hand?: boolean };

/** One line of text per size of the scale. */
export function Lines({ lines, hand }: LinesProps) {
  return (
    <dl style={{ display: 'grid', gap: 12 }}>
      {lines.map(([size, text]) => (
        <div key={size} style={{ display: 'flex', alignItems: 'baseline', gap: 24 }}>
          <dt style={{ width: 48 }}>
            <code>{size}</code>
          </dt>
          <dd
            style={{
              margin: 0,
              fontFamily: `var(--mc-${hand ? 'hand' : 'font'})`,
              fontSize: `var(--mc-text-${size})`,
              lineHeight: hand ? 1.9 : 1.3,
            }}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
