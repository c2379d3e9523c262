type SwatchesProps = { readonly names: string[]; readonly washes?: boolean };

const modes = ['light', 'dark'] as const;

function Swatch({ name }: { readonly name: string }) {
  return (
    <div style={{ height: 52, background: `var(--mc-${name})`, border: '1px solid var(--mc-edge)' }} aria-hidden />
  );
}

/** Colours of the theme by name: light on the left, dark on the right. */
export function Swatches({ names, washes }: SwatchesProps) {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      {names.map((name) => (
        <figure key={name} style={{ margin: 0 }}>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', overflow: 'hidden', borderRadius: 8 }}>
            {modes.map((mode) => (
              <div key={mode} data-mode={mode}>
                <Swatch name={name} />
                {washes && <Swatch name={`${name}-wash`} />}
              </div>
            ))}
          </div>
          <figcaption>
            <code>--mc-{name}</code>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
