/** An icon: shapes on a grid of 24 units, drawn as strokes. */
export interface Drawing {
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}

/** Three lottery balls. */
export const Lottery: Drawing = {
  node: [
    ['circle', { cx: '12', cy: '7.5', r: '5' }],
    ['circle', { cx: '6.8', cy: '16.5', r: '4.5' }],
    ['circle', { cx: '17.2', cy: '16.5', r: '4.5' }],
    ['path', { d: 'M11 6.2 12.2 5.5V9.5' }],
  ],
}

/** A ball with a lightning bolt and a spark, for lotteries with draws every few minutes. */
export const Elottery: Drawing = {
  node: [
    ['path', { d: 'M20.6 9.2A9 9 0 1 1 14 3.2' }],
    ['path', { d: 'm12.6 7.5-3.1 5h5l-3.1 5' }],
    ['path', { d: 'M19 2v4M21 4h-4' }],
  ],
}

/** A ticket with a star. */
export const Vnlottery: Drawing = {
  node: [
    [
      'path',
      {
        d: 'M3 9V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5V9a3 3 0 0 0 0 6v2.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V15a3 3 0 0 0 0-6Z',
      },
    ],
    ['path', { d: 'm12 8.2 1.2 2.5 2.8.4-2 1.9.5 2.7-2.5-1.3-2.5 1.3.5-2.7-2-1.9 2.8-.4Z' }],
  ],
}

/** A card table with its dealer. */
export const LiveTable: Drawing = {
  node: [
    ['circle', { cx: '12', cy: '5.5', r: '2.5' }],
    ['path', { d: 'M7.5 12.5a4.5 4.5 0 0 1 9 0' }],
    ['path', { d: 'M2.5 12.5h19c0 4.7-4.2 8-9.5 8s-9.5-3.3-9.5-8Z' }],
    ['path', { d: 'M9 16.5h2M13 16.5h2' }],
  ],
}

/** Three reels that stopped on a seven. */
export const Reels: Drawing = {
  node: [
    ['rect', { x: '2.5', y: '5', width: '19', height: '14', rx: '2' }],
    ['path', { d: 'M8.8 5v14M15.2 5v14' }],
    ['path', { d: 'M10.6 9.8h2.8L11.6 14.2' }],
    ['path', { d: 'M5.6 12h.01M18.4 12h.01' }],
  ],
}

/** A rooster's head. */
export const Cockfight: Drawing = {
  node: [
    ['path', { d: 'M8 20.5V11a4.5 4.5 0 0 1 9 0v.5l3 1.5-3 1.5c0 2.5 1 4 2 6' }],
    ['path', { d: 'M8.6 8.2C7 7.2 7 5.2 8.4 4.5c.6-1.6 2.8-1.6 3.3-.2 1.2-1.3 3.3-.6 3.3 1 1 .4 1.3 1.5.8 2.4' }],
    ['path', { d: 'M13 11h.01' }],
    ['path', { d: 'M16.8 14.7c.2 1.5-.4 2.5-1.3 2.8' }],
    ['path', { d: 'M8 14c-2 .3-3.5 2-4 4.5' }],
  ],
}

/** The letter of the Facebook logo. */
export const Facebook: Drawing = { node: [['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' }]] }
