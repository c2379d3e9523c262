export { useEscape } from './useEscape.ts';
export { keepTabInside, tabStops, useFocusInside } from './useFocusInside.ts';
export { watchContent } from './watchContent.ts';
