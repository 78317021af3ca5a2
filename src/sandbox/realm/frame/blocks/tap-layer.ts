/** While blocks are selected by taps, a layer over the page hears them: nothing of the page opens, and it scrolls as before. */

export interface TapLayer {
  readonly setOn: (isOn: boolean) => void;
  readonly isOn: () => boolean;
}

const STYLES = `
  .taps { position: fixed; inset: 0; pointer-events: auto; touch-action: pan-x pan-y pinch-zoom; -webkit-tap-highlight-color: transparent; }
  .taps[hidden] { display: none; }
`;

/**
 * @param layer above the page; what is in it is no part of the document
 * @param onTap is given what is below the finger
 */
export function createTapLayer(layer: ShadowRoot, onTap: (element: Element | null) => void): TapLayer {
  const style = document.createElement('style');
  style.textContent = STYLES;
  const element = document.createElement('div');
  element.className = 'taps';
  element.hidden = true;
  layer.append(style, element);
  element.addEventListener('click', ({ isTrusted, clientX, clientY }) => {
    if (!isTrusted) return;
    element.hidden = true;
    const below = document.elementFromPoint(clientX, clientY);
    element.hidden = false;
    onTap(below);
  });
  return {
    setOn(isOn) {
      element.hidden = !isOn;
    },
    isOn: () => !element.hidden,
  };
}
