export { keepTabInside, tabStops, useFocusInside } from './useFocusInside.ts';
export { useEscape } from './useEscape.ts';
export { useLeave } from './useLeave.ts';
