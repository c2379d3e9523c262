import type { DragEvent } from 'react';

const dragType = 'application/x-memocartes-students';

/** Stores the ids of the dragged students in the drag data. */
export function startDrag(event: DragEvent, ids: readonly number[]): void {
  event.dataTransfer.setData(dragType, JSON.stringify(ids));
  event.dataTransfer.effectAllowed = 'move';
}

/** Whether students are being dragged. */
export const hasDraggedStudents = (event: DragEvent) => event.dataTransfer.types.includes(dragType);

/** Ids of the students that were dropped. */
export const droppedStudents = (event: DragEvent) =>
  JSON.parse(event.dataTransfer.getData(dragType) || '[]') as number[];
