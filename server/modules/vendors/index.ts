/** The connections of game vendors: addresses, keys, lists of games and their pictures. */

export { applyCatalogue, type CatalogueContext } from './apply-catalogue.ts'
export { requireVendor, type VendorCommandContext } from './commands.ts'
export { CatalogueError } from './parse-catalogue.ts'
export { connectionsOf } from './store/connections.ts'
export { listedGamesOf } from './store/games.ts'
export { type PictureSize, picturesOf } from './store/pictures.ts'
export { syncsOf } from './store/syncs.ts'
export { vendorKeysOf, type VendorKeys } from './vendor-keys.ts'
