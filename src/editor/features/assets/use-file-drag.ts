import { useEffect, useState } from 'react';

/** Whether files are being dragged over the window. */
export function useFileDrag(): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    // Entering a child comes before leaving its parent: the count is zero only outside of the window.
    let depth = 0;
    const onEnter = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer?.types.includes('Files')) return;
      depth++;
      setDragging(true);
    };
    const onLeave = () => {
      depth = Math.max(depth - 1, 0);
      if (depth === 0) setDragging(false);
    };
    const onDrop = () => {
      depth = 0;
      setDragging(false);
    };
    // While they go down: who takes the files lets nobody above know.
    const how = { capture: true };
    // A pointer that moves drags nothing: an element may have gone away under it, and with it the end of the drag.
    const onMove = () => depth > 0 && onDrop();
    window.addEventListener('dragenter', onEnter, how);
    window.addEventListener('dragleave', onLeave, how);
    window.addEventListener('drop', onDrop, how);
    window.addEventListener('pointermove', onMove, how);
    return () => {
      window.removeEventListener('dragenter', onEnter, how);
      window.removeEventListener('dragleave', onLeave, how);
      window.removeEventListener('drop', onDrop, how);
      window.removeEventListener('pointermove', onMove, how);
    };
  }, []);
  return isDragging;
}
