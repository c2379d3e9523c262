export { keepTabInside, tabStops, useFocusInside } from './useFocusInside.ts';
