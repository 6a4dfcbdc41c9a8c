interface Pictured {
  readonly image: string
  readonly imageNarrow?: string
}

/** The screens for which there is a narrow picture; that of all others is the other one. */
export const narrowScreens = '(max-width: 639.98px)'
const otherScreens = '(min-width: 639.99px)'

/** The pictures of a slide, each with the screens that show it; without `media` all do. */
export const pictureSources = ({ image, imageNarrow }: Pictured): readonly { readonly asset: string; readonly media?: string }[] =>
  imageNarrow === undefined
    ? [{ asset: image }]
    : [
        { asset: image, media: otherScreens },
        { asset: imageNarrow, media: narrowScreens },
      ]
