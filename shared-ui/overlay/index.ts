export { elementsAround, focusAfterRemoval, type FocusedControl, focusedControl } from './focusAfterRemoval.ts';
export { closeTopDialog, isDialogOpen } from './openDialogs.ts';
export { useEscape } from './useEscape.ts';
export { keepTabInside, useFocusInside } from './useFocusInside.ts';
export { watchContent } from './watchContent.ts';
