import { useEffect, useEffectEvent, useState } from 'react';

/** Lets the whole window take a drop of files; tells whether something is being dragged over it. */
export function useWindowDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    // Entering a child comes before leaving its parent: the count is zero only outside of the window.
    let depth = 0;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onEnter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth++;
      setDragging(true);
    };
    const onLeave = () => {
      depth = Math.max(depth - 1, 0);
      if (depth === 0) setDragging(false);
    };
    const onOver = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const onDropped = (event: DragEvent) => {
      depth = 0;
      setDragging(false);
      if (!event.dataTransfer || !holdsFiles(event)) return;
      event.preventDefault();
      drop(event.dataTransfer);
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onDropped);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onDropped);
    };
  }, []);
  return isDragging;
}
