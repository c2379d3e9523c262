type SwatchesProps = { names: string[]; washes?: boolean };

const Swatch = ({ name }: { name: string }) => (
  <div
    style={{ height: 64, background: `var(--mc-${name})`, border: '1px solid var(--mc-edge)', borderRadius: 8 }}
    aria-hidden
  />
);

/** Colours of the theme by name, as they are in the mode of the moment. */
export const Swatches = ({ names, washes }: SwatchesProps) => (
  <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
    {names.map((name) => (
      <figure key={name} style={{ margin: 0 }}>
        <Swatch name={name} />
        {washes && <Swatch name={`${name}-wash`} />}
        <figcaption>
          <code>--mc-{name}</code>
        </figcaption>
      </figure>
    ))}
  </div>
);
