import { join } from 'node:path'
import { expect, it } from 'vitest'
import { leadPastFaces } from '../../scripts/chores/lead-past-faces.ts'

const widget = join(import.meta.dirname, '../../src/widgets/steps/view.tsx')

it('the build leads each name of a face to the file that has it', () => {
  expect(leadPastFaces("import { type Site, useSite } from '../../engine/index.ts'", widget)).toBe(
    "import { type Site } from '../../engine/contract/site.ts'; import { useSite } from '../../engine/render/hooks.ts'",
  )
  expect(leadPastFaces("import type { Site } from '../../engine/index.ts'", widget)).toBe(
    "import type { Site } from '../../engine/contract/site.ts'",
  )
})

it('leaves alone what a face does not hand on, and every other import', () => {
  const others = "import { nobody } from '../../engine/index.ts'\nimport { cx } from '../../ui/controls/cx.ts'"
  expect(leadPastFaces(others, widget)).toBe(others)
})
