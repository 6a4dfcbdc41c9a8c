import { set } from './edits.ts'
import { createMutants } from './mutant.ts'

/** The schemas that files name for editors. */
export const links = createMutants(
  [
    'the schema of another kind of file',
    'lotus/theme.json',
    set('$schema', '../../schemas/parts/merchant/routes.json'),
    'schema-mismatch',
    { suggestion: '../../schemas/parts/merchant/theme.json' },
  ],
  [
    'the schema of pages for texts',
    'lotus/messages/EN.json',
    set('$schema', '../../../schemas/parts/merchant/page.json'),
    'schema-mismatch',
    { suggestion: '../../../schemas/parts/merchant/messages.json' },
  ],
  [
    'the schema of texts for a page',
    'neon/pages/home.json',
    set('$schema', '../../../schemas/parts/merchant/messages.json'),
    'schema-mismatch',
    { suggestion: '../../../schemas/parts/merchant/page.json' },
  ],
  [
    'an unknown schema',
    'harbor/games.json',
    set('$schema', '../../schemas/parts/merchant/game.json'),
    'schema-mismatch',
    { suggestion: '../../schemas/parts/merchant/games.json' },
  ],
  [
    'the schema of a page by the folder’s name',
    'harbor/pages/home.json',
    set('$schema', '../../../schemas/parts/merchant/pages.json'),
    'schema-mismatch',
    { suggestion: '../../../schemas/parts/merchant/page.json' },
  ],
  [
    'the language of schemas for a schema',
    'neon/overlays.json',
    set('$schema', 'http://json-schema.org/draft-07/schema#'),
    'schema-mismatch',
  ],
  ['a schema of no text', 'neon/overlays.json', set('$schema', 7), 'wrong-type'],
  [
    'the schema of a whole file of another kind',
    'harbor/platform.json',
    set('$schema', '../../schemas/merchant/merchant.json'),
    'schema-mismatch',
    { suggestion: '../../schemas/merchant/platform.json' },
  ],
)
