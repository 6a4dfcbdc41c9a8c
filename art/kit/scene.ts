/** The colours of a scene, as #rrggbb. */
export interface SceneColours {
  /** The darkest colour: corners and shadows. */
  deep: string
  /** The main colour. */
  mid: string
  /** Colour of the light behind the subject. */
  glow: string
  /** Colour of small bright details: sparks, petals, lanterns. */
  spark: string
}

/** The layers of a scene, as SVG: behind and in front of the subject. */
export interface SceneLayers {
  back: string
  front: string
}
