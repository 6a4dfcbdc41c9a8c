import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { widgets } from './index.ts'

const schemaKinds = readdirSync(join(import.meta.dirname, '../../schemas/widgets')).map((file) => file.replace(/\.json$/, ''))
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

describe('the widget catalogue', () => {
  it('has a definition for every schema and a schema for every definition', () => {
    expect(widgets.map((widget) => widget.kind).sort()).toEqual(schemaKinds.sort())
  })

  it('has a folder with the name of each widget’s kind', () => {
    expect(widgets.map((widget) => widget.kind).sort()).toEqual(folders.sort())
  })

  it.each(widgets)('has a view for $kind', async (widget) => {
    expect(await widget.load()).toHaveProperty('View', expect.any(Function))
  })
})
