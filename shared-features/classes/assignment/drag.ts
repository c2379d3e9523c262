import type { DragEvent } from 'react';

const kind = 'application/x-memocartes-students';

/** Takes pupils along. */
export function startDrag(event: DragEvent, ids: readonly number[]): void {
  event.dataTransfer.setData(kind, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = 'move';
}

/** Whether what hovers are pupils. */
export const bringsPupils = (event: DragEvent) => event.dataTransfer.types.includes(kind);

/** The pupils that were dropped. */
export const droppedPupils = (event: DragEvent) => JSON.parse(event.dataTransfer.getData(kind) || '[]') as number[];
