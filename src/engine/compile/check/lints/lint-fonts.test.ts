import { describe, expect, it } from 'vitest'
import { createChildFiles, MerchantsFixture } from '../../test-kit/merchants-fixture.ts'

/** Returns the findings about a family in `type` whose only face declares another family. */
async function lintFamilies(used: string, declared: string, asset: string) {
  const theme = {
    type: { body: used },
    faces: { latin: { family: declared, asset, weight: '400' } },
  }
  using fixture = new MerchantsFixture({ child: createChildFiles({ 'theme.json': theme }) })
  const diagnostics = await fixture.diagnose('child')
  return diagnostics
    .filter(({ code }) => code === 'unmatched-family')
    .map(({ pointer, found, suggestion }) => ({ pointer, found, suggestion }))
}

const atFace = (found: string, suggestion: string) => [{ pointer: '/faces/latin/family', found, suggestion }]
const atType = (found: string, suggestion: string) => [{ pointer: '/type/body', found, suggestion }]

describe('the lint rule unmatched-family', () => {
  it.each([
    ['the family in type', 'Inter', 'Itner', 'fonts/inter-latin.woff2', atFace('Itner', 'Inter')],
    ['the family of the face', 'Itner', 'Inter', 'fonts/inter-latin.woff2', atType('Itner', 'Inter')],
    ['the family of the face, which is longer', 'Inter', 'Interr', 'fonts/interr-latin.woff2', atType('Inter', 'Interr')],
    ['the family in type, which is longer', 'Interr', 'Inter', 'fonts/interr-latin.woff2', atFace('Inter', 'Interr')],
    ['neither', 'Itner', 'Inter', 'fonts/latin.woff2', atType('Itner', 'Inter')],
  ])(
    'reports the probably misspelt one of two similar families: the file is named after %s',
    async (_name, used, declared, asset, expected) => {
      expect(await lintFamilies(used, declared, asset)).toEqual(expected)
    },
  )
})
