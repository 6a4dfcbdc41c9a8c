/** A WebP of one colour, 1200 × 600 pixels. */
export const flatPicture = Buffer.from(
  'UklGRkAAAABXRUJQVlA4TDQAAAAvr8SVAAdQmkrUqv8BAEX6/58i+p/63//+97///e9///vf//73v//973//+9///ve//0cH',
  'base64',
)

/** A WebP of one colour, 20 × 10 pixels. */
export const tinyPicture = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvE0ACAAdQmkrUqv+BiOh/AAA=', 'base64')

/** A PNG of one colour, 20 × 10 pixels. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAMAAACDi47UAAAAA1BMVEUSNFaB+k3yAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgGG4AAADSAAEFhK0ZAAAAAElFTkSuQmCC',
  'base64',
)
