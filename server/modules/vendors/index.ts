/** The connections of game vendors: addresses, keys, lists of games and their pictures. */

export { applyCatalogue, type CatalogueContext } from './apply-catalogue.ts'
export { requireVendor, type VendorCommandContext } from './commands.ts'
export { CatalogueError } from './parse-catalogue.ts'
export { createVendorConnectionStore } from './store/connections.ts'
export { createVendorGameStore } from './store/games.ts'
export { type PictureSize, createGamePictureStore } from './store/pictures.ts'
export { createVendorSyncStore } from './store/syncs.ts'
export { getVendorKeys, type VendorKeys } from './vendor-keys.ts'
