/** Vendors, by code, and games of an operator's project. Empty here; a project replaces this file. */
export const extensions: { readonly vendors: object; readonly games: object } = { vendors: {}, games: {} }
