/** Games: the catalogue, the part of it that a brand offers, players' games, launches and winners. */

export { getBrandCatalogue, listLaunchOrigins } from './brand-catalogue.ts'
export { type Catalogue, type CatalogueGame, type CatalogueVendor, groupGamesByVendor, type VendorPolicy } from './catalogue.ts'
export { type GameDeps } from './handlers.ts'
export { getGamePage } from './list-games.ts'
export { listGameMenus } from './menus.ts'
export { getBrandOffer } from './brand-offer.ts'
export { readCatalogue } from './read-catalogue.ts'
export { getGameName, picturePath } from './game-dto.ts'
export { consumeLaunch } from './consume-launch.ts'
export { type DrawSource, createVendorDrawSource } from './vendor-draws.ts'
export { createWinStore } from './store/wins.ts'
export { updateWin, insertWin } from './winners.ts'
