import type { Mutant } from '../mutant.ts'

/** What the specification says of what the browser keeps, each fact made untrue. */
export const storage: readonly Mutant[] = [
  {
    shows: 'R-SESSION-STORAGE-03',
    file: 'src/engine/state/account.ts',
    from: 'String(accountType)',
    to: `accountType > 0 ? '1' : '0'`,
    test: 'src/engine/state/account.test.ts',
    title: 'R-SESSION-STORAGE-03',
  },
  {
    shows: 'R-SESSION-STORAGE-05',
    file: 'src/engine/state/account.ts',
    from: 'session.set(keys.merchantCode, merchant.code)',
    to: 'session.set(keys.merchantCode, merchant.id)',
    test: 'src/engine/state/account.test.ts',
    title: 'R-SESSION-STORAGE-05',
  },
  {
    shows: 'R-SESSION-STORAGE-06',
    file: 'src/features/games/play-game.ts',
    from: `  engine.account.setCurrentVendor(game.vassalage)
`,
    to: '',
    test: 'src/features/games/remembered.test.tsx',
    title: 'R-SESSION-STORAGE-06',
  },
  {
    shows: 'R-SESSION-STORAGE-07',
    file: 'src/engine/render/create-engine.ts',
    from: `name === 'gameMenus' ? keys.gameVendors : name`,
    to: 'name',
    test: 'src/features/games/remembered.test.tsx',
    title: 'R-SESSION-STORAGE-07',
  },
  {
    shows: 'R-SESSION-STORAGE-08',
    file: 'merchants/base/settings.json',
    from: '"hisLang": "hisLang"',
    to: '"hisLang": "lastLang"',
    test: 'src/engine/state/preferences.test.ts',
    title: 'R-SESSION-STORAGE-08',
  },
  {
    shows: 'R-SESSION-STORAGE-10',
    file: 'src/engine/render/create-engine.ts',
    from: 'local.set(settings.storage.local.merchantCode, config.merchant.code)',
    to: 'local.set(settings.storage.local.merchantCode, config.id)',
    test: 'src/features/games/remembered.test.tsx',
    title: 'R-SESSION-STORAGE-10',
  },
]
