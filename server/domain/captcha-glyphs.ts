/** A place in a glyph's box, 10 wide and 14 high, from the upper left. */
export type Point = readonly [x: number, y: number]

/**
 * The characters of captchas as strokes, each a line through its points. Only characters that nobody takes for another, in either case and
 * slightly turned: no O and 0, I, L and 1, S and 5, B and 8, Z and 2, G, Q, D, U and V.
 */
export const captchaGlyphs: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  A: [
    [
      [0, 14],
      [5, 0],
      [10, 14],
    ],
    [
      [2, 9],
      [8, 9],
    ],
  ],
  C: [arc([5.5, 7], 5, 7, 315, 45)],
  E: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
      [9, 14],
    ],
    [
      [1, 7],
      [7.5, 7],
    ],
  ],
  F: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
    ],
    [
      [1, 6.5],
      [7.5, 6.5],
    ],
  ],
  H: [
    [
      [1, 0],
      [1, 14],
    ],
    [
      [9, 0],
      [9, 14],
    ],
    [
      [1, 7],
      [9, 7],
    ],
  ],
  J: [
    [
      [3.5, 0],
      [9, 0],
    ],
    [[7.5, 0], [7.5, 10], ...arc([4.2, 10], 3.3, 4, 0, 170)],
  ],
  K: [
    [
      [1, 0],
      [1, 14],
    ],
    [
      [9, 0],
      [1, 8.5],
    ],
    [
      [3.6, 6],
      [9.5, 14],
    ],
  ],
  M: [
    [
      [0, 14],
      [1, 0],
      [5, 9],
      [9, 0],
      [10, 14],
    ],
  ],
  N: [
    [
      [1, 14],
      [1, 0],
      [9, 14],
      [9, 0],
    ],
  ],
  P: [[[1, 14], [1, 0], [5, 0], ...arc([5, 4], 4, 4, 270, 450), [1, 8]]],
  R: [
    [[1, 14], [1, 0], [5, 0], ...arc([5, 4], 4, 4, 270, 450), [1, 8]],
    [
      [5, 8],
      [9.5, 14],
    ],
  ],
  T: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 14],
    ],
  ],
  W: [
    [
      [0, 0],
      [2.2, 14],
      [5, 4],
      [7.8, 14],
      [10, 0],
    ],
  ],
  X: [
    [
      [0.5, 0],
      [9.5, 14],
    ],
    [
      [9.5, 0],
      [0.5, 14],
    ],
  ],
  Y: [
    [
      [0, 0],
      [5, 7],
      [10, 0],
    ],
    [
      [5, 7],
      [5, 14],
    ],
  ],
  3: [[...arc([4.7, 3.6], 4, 3.6, 205, 450), ...arc([4.7, 10.4], 4.5, 3.7, 270, 515)]],
  4: [
    [
      [7, 14],
      [7, 0],
      [0, 9.5],
      [10, 9.5],
    ],
  ],
  6: [[...arc([7, 7.5], 6, 7.5, 285, 190), ...arc([5, 9.7], 4, 4.3, 180, -180)]],
  7: [
    [
      [0.5, 0],
      [9.5, 0],
      [3.5, 14],
    ],
    [
      [3, 7],
      [8.5, 7],
    ],
  ],
  9: [[...arc([5, 4.3], 4, 4.3, 0, -360), ...arc([3, 6.5], 6, 7.5, 0, 105)]],
}

/** Points on part of an ellipse; degrees count clockwise from the right. */
function arc([x, y]: Point, width: number, height: number, from: number, to: number): Point[] {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 15))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)]
  })
}
