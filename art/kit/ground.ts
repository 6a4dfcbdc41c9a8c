/** The colours of a scene, from its darkest corner to the light behind the subject. */
export interface Ground {
  deep: string
  mid: string
  glow: string
  /** Colour of small bright details: sparks, petals, lanterns. */
  spark: string
}

/** The layers behind and in front of the subject. */
export interface Scenery {
  back: string
  front: string
}
