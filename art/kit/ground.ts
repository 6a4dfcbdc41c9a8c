/** The colours that a scene is painted with, from its darkest corner to the light behind the subject. */
export interface Ground {
  deep: string
  mid: string
  glow: string
  /** Small bright things: sparks, petals, lamps. */
  spark: string
}

/** What stands behind the subject and what stands before it. */
export interface Scenery {
  back: string
  front: string
}
