/** Wheel, mouse, fingers and keys on a diagram. */
import type { ZoomPlace, ZoomView } from './zoom-view.ts';

export const STEP = 1.25;

export function listenTo(view: ZoomView): void {
  const { box } = view;
  box.addEventListener(
    'wheel',
    (event) => {
      // What browsers send for two fingers on a touch pad, too.
      if (!event.ctrlKey) return;
      event.preventDefault();
      view.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  box.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (target !== box || ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') view.zoomBy(STEP);
    else if (key === '-') view.zoomBy(1 / STEP);
    else if (key === '0') view.fit();
    else return;
    event.preventDefault();
  });
  dragWithMouse(box);
  pinch(view);
}

function dragWithMouse(box: HTMLElement): void {
  box.addEventListener('pointerdown', (down) => {
    const isLink = (down.target as Element).closest('a') !== null;
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (down.pointerType !== 'mouse' || down.button !== 0 || isLink || !scrolls) return;
    // No words are selected on the way.
    down.preventDefault();
    box.focus({ preventScroll: true });
    box.setPointerCapture(down.pointerId);
    box.classList.add('diagram-held');
    box.onpointermove = ({ movementX, movementY }) =>
      box.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    box.onpointerup = box.onpointercancel = () => {
      box.onpointermove = null;
      box.classList.remove('diagram-held');
    };
  });
}

/** Two fingers; one scrolls as everywhere. */
function pinch(view: ZoomView): void {
  let start: { readonly apart: number; readonly scale: number } | undefined;
  const read = ({ touches }: TouchEvent): { readonly apart: number; readonly middle: ZoomPlace } | undefined => {
    const [one, other] = touches;
    if (one === undefined || other === undefined || touches.length !== 2) return undefined;
    return {
      apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    };
  };
  const { box } = view;
  box.addEventListener('touchstart', (event) => {
    const fingers = read(event);
    start = fingers && { apart: fingers.apart, scale: view.scale };
  });
  box.addEventListener(
    'touchmove',
    (event) => {
      const fingers = read(event);
      if (fingers === undefined || start === undefined) return;
      event.preventDefault();
      view.zoomTo((start.scale * fingers.apart) / start.apart, fingers.middle);
    },
    { passive: false },
  );
  box.addEventListener('touchend', () => {
    start = undefined;
  });
}
