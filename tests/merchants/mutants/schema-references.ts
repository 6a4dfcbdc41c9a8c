import { set } from './edits.ts'
import { createMutants } from './mutant.ts'

/** Wrong values of `$schema`, by which editors find the schema of a file. */
export const schemaReferences = createMutants(
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
    'the schema of a page with the name of the folder',
    'harbor/pages/home.json',
    set('$schema', '../../../schemas/parts/merchant/pages.json'),
    'schema-mismatch',
    { suggestion: '../../../schemas/parts/merchant/page.json' },
  ],
  [
    'the meta-schema of JSON Schema as the schema',
    'neon/overlays.json',
    set('$schema', 'http://json-schema.org/draft-07/schema#'),
    'schema-mismatch',
  ],
  ['a schema that is not a string', 'neon/overlays.json', set('$schema', 7), 'wrong-type'],
  [
    'the schema of another kind of file, for complete files',
    'harbor/platform.json',
    set('$schema', '../../schemas/merchant/merchant.json'),
    'schema-mismatch',
    { suggestion: '../../schemas/merchant/platform.json' },
  ],
)
