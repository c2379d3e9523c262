import './brand.css';

/** The emblem: two flashcards, the front one with a folded corner. */
function Emblem() {
  return (
    <svg className="sh-emblem" viewBox="0 0 40 40" width={34} height={34} aria-hidden focusable="false">
      <rect className="sh-emblem__back" x="5.5" y="6" width="20" height="28" rx="3.5" transform="rotate(-9 15 20)" />
      <path
        className="sh-emblem__card"
        d="M16.5 6h11l7 7v17.5a3.5 3.5 0 0 1-3.5 3.5H18a3.5 3.5 0 0 1-3.5-3.5V8a2 2 0 0 1 2-2Z"
      />
      <path className="sh-emblem__fold" d="M27.5 6v5a2 2 0 0 0 2 2h5" />
      <path
        className="sh-emblem__ink"
        d="M18.5 26.5c1.6-4 2.6-6.6 3.3-9 .9 3 1.5 5 2.5 7.2 1.2-2.4 2-4.4 3.1-7.2.6 3.4 1 5.6 2.6 8.6"
      />
    </svg>
  );
}

/** The emblem and the product's name. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className="sh-logo">
      <Emblem />
      <span className="sh-logo__name">{name}</span>
    </span>
  );
}
