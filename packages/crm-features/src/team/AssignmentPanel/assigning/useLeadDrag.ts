import type { TextsOf } from '@cardinal/contract/messages';
import type { Lead } from '@cardinal/contract';
import { useCallback, useState, type DragEvent } from 'react';
import { leadName } from '../../../format/index.ts';
import { assignmentMessages } from '../../assignmentTexts.ts';
import { dragged } from '../AssignmentPanel.css.ts';
import { useTexts } from '../../../language/index.ts';

const nothing: readonly Lead[] = [];

/** Shows the number of leads at the pointer. */
function showGhost(
  { dataTransfer }: DragEvent,
  count: number,
  assignmentTexts: TextsOf<typeof assignmentMessages>,
) {
  const ghost = document.createElement('span');
  ghost.className = dragged;
  ghost.textContent = assignmentTexts.dragging({ count });
  document.body.append(ghost);
  dataTransfer.setDragImage(ghost, -8, -8);
  // By then, the browser has captured the drag image.
  setTimeout(() => ghost.remove());
}

/**
 * Dragging leads with the pointer: a selected lead takes the other selected ones along.
 * @param selected The selected leads
 */
export function useLeadDrag(selected: readonly Lead[]) {
  const assignmentTexts = useTexts(assignmentMessages);
  const [dragging, setDragging] = useState(nothing);
  const onDragStart = useCallback(
    (lead: Lead, event: DragEvent) => {
      const group = selected.some(({ id }) => id === lead.id) ? selected : [lead];
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', group.map(leadName).join(', '));
      showGhost(event, group.length, assignmentTexts);
      // Changing the document at once would end the drag in Chromium.
      setTimeout(() => setDragging(group));
    },
    [selected, assignmentTexts],
  );
  const onDragEnd = useCallback(() => setDragging(nothing), []);
  return { dragging, onDragStart, onDragEnd };
}
