/**
 * The vendors of an operator's project, by code, and their games: none here. In a project another file takes the place.
 */
export const extensions: { readonly vendors: object; readonly games: object } = { vendors: {}, games: {} }
