import { askedGap, maxAskedWidth, maxTextWidth } from '@memocartes/contract/cards/layout/fit';

/** Changes of the scale below this value are ignored: widths are measured in whole pixels. */
const tolerance = 0.015;

const scaleProperty = '--mc-card-scale';

/**
 * Shrinks the texts of a side until each row fits. Rows are wider or higher than computed with another font, or with
 * text spacing that the reader sets in the browser [cards.text-spacing].
 */
function fitText(face: HTMLElement): void {
  const scale = Number(face.style.getPropertyValue(scaleProperty)) || 1;
  const unit = face.clientWidth / 100;
  const { paddingTop, paddingBottom } = getComputedStyle(face);
  const height = face.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  let textHeight = 0;
  let fitting = 1;
  for (const text of face.querySelectorAll<HTMLElement>('.mc-flashcard__text')) {
    const isAsked = text.parentElement?.className === 'mc-flashcard__asked';
    const width = (isAsked ? maxAskedWidth : maxTextWidth) * unit;
    for (const row of text.querySelectorAll('p')) fitting = Math.min(fitting, (width / row.offsetWidth) * scale);
    textHeight += text.offsetHeight + Number.parseFloat(getComputedStyle(text).marginTop);
    if (isAsked) textHeight += askedGap * unit;
  }
  fitting = Math.min(fitting, (height / textHeight) * scale);
  const next = fitting < 1 - tolerance ? Math.floor(fitting * 100) / 100 : 1;
  if (Math.abs(next - scale) > tolerance) face.style.setProperty(scaleProperty, String(next));
}

let observer: ResizeObserver | undefined;

const createObserver = () =>
  new ResizeObserver((entries) => {
    const faces = new Set(entries.map(({ target }) => target.closest<HTMLElement>('.mc-flashcard__face')));
    // Observed elements must not change size within the callback: the browser would report an error.
    requestAnimationFrame(() => {
      for (const face of faces) if (face) fitText(face);
    });
  });

/**
 * Ref of a side of a card, and of each row of its text: the texts of the side are shrunk when a row becomes too wide or
 * too high, or when the side becomes too low.
 */
export function refitOnResize(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const resizes = (observer ??= createObserver());
  resizes.observe(element);
  return () => resizes.unobserve(element);
}
