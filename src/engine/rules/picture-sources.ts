interface SlideImages {
  readonly image: string
  readonly imageNarrow?: string
}

/** Media query of the screens that show `imageNarrow`. */
export const narrowScreenQuery = '(max-width: 639.98px)'
const wideScreenQuery = '(min-width: 639.99px)'

/** Returns the pictures of a slide with their media queries; without `media` the picture is for all screens. */
export const listPictureSources = ({ image, imageNarrow }: SlideImages): readonly { readonly asset: string; readonly media?: string }[] =>
  imageNarrow === undefined
    ? [{ asset: image }]
    : [
        { asset: image, media: wideScreenQuery },
        { asset: imageNarrow, media: narrowScreenQuery },
      ]
