export { useCardUses, useReadCardUses } from './useCardUses.ts';
