import type { Page } from '@playwright/test';

export interface DiagramWord {
  readonly text: string;
  /** Of the words against what is drawn behind them. */
  readonly contrast: number;
  readonly isClipped: boolean;
}

/** What a reader makes out of the diagrams of a page: every text with its contrast, as a browser draws it. */
export function wordsOfDiagrams(page: Page): Promise<DiagramWord[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('There is no canvas.');
    type Color = readonly [red: number, green: number, blue: number, opacity: number];
    const read = (written: string): Color => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = written;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, opacity / 255];
    };
    const over = (top: Color, below: Color): Color => {
      const mixed = (index: 0 | 1 | 2): number => top[index] * top[3] + below[index] * (1 - top[3]);
      return [mixed(0), mixed(1), mixed(2), 1];
    };
    const luminance = (color: Color): number => {
      const linear = (index: 0 | 1 | 2): number => {
        const channel = color[index] / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
    };
    const contrastOf = (one: Color, other: Color): number => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    return [...document.querySelectorAll<SVGSVGElement>('.diagram-box .dg')].flatMap((drawing) => {
      const ground = read(getComputedStyle(drawing.closest('.diagram-box') ?? drawing).backgroundColor);
      const whole = drawing.getBoundingClientRect();
      const shapes = [...drawing.querySelectorAll<SVGGeometryElement>('rect, circle, ellipse, path')].filter(
        (shape) => getComputedStyle(shape).fill !== 'none',
      );
      return [...drawing.querySelectorAll('text')].map((text) => {
        const box = text.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // The ground shines through around the letters of a note.
        const behind = text.classList.contains('dg-note') ? [] : shapes;
        const background = behind.reduce((color, shape) => {
          const isBehind = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
          const matrix = shape.getScreenCTM();
          if (!isBehind || matrix === null) return color;
          const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
          if (!shape.isPointInFill(point)) return color;
          const { fill, fillOpacity, opacity } = getComputedStyle(shape);
          const [red, green, blue, own] = read(fill);
          return over([red, green, blue, own * Number(fillOpacity) * Number(opacity)], color);
        }, ground);
        return {
          text: text.textContent,
          contrast: contrastOf(over(read(getComputedStyle(text).fill), background), background),
          isClipped:
            box.left < whole.left - 1 ||
            box.right > whole.right + 1 ||
            box.top < whole.top - 1 ||
            box.bottom > whole.bottom + 1,
        };
      });
    });
  });
}
