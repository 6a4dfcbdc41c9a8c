import { CommandError, type Io } from '../command.ts'
import { escapeComment, toPascal } from './names.ts'
import { type Files, writeFiles } from './write-files.ts'

/**
 * Adds a widget that shows a heading to a checkout of Livery: its schema, its folder and a test.
 * @throws CommandError if the arguments are invalid, or one of its files exists
 */
export async function scaffoldWidget(root: string, args: readonly string[], io: Io): Promise<number> {
  const [kind, description, ...more] = args
  if (kind === undefined || description === undefined || more.length > 0)
    throw new CommandError('expected a kind and a description: livery new widget <kind> "<description>".')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kind))
    throw new CommandError(`"${kind}" cannot be a kind of widget: use lower-case words with dashes, such as "jackpot-board".`)
  await writeFiles(root, { created: createWidgetFiles(kind, description) }, io)
  io.out(`
Next:
  npm run generate                        generates its types, validators and editor help
  npx vitest run src/widgets/${kind}
Put it on a page of a brand, as { "widget": "${kind}", "props": { "title": "page_home_title" } },
and see it with npm run dev. Continue with docs/widget-authors-guide.md.`)
  return 0
}

const createWidgetFiles = (kind: string, description: string): Files => ({
  [`schemas/widgets/${kind}.json`]: `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "widgets/${kind}.json",
  "title": "${toPascal(kind)}Props",
  "description": ${JSON.stringify(description)},
  "x-container": false,
  "type": "object",
  "additionalProperties": false,
  "required": ["title"],
  "properties": {
    "title": {
      "$ref": "../merchant/common.json#/definitions/messageKey",
      "description": "The heading.",
      "examples": ["page_home_title"]
    }
  },
  "examples": [{ "title": "page_home_title" }]
}
`,
  [`src/widgets/${kind}/view.tsx`]: `import type { ReactNode } from 'react'
import { useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import styles from './style.module.css'

/** ${escapeComment(description)} */
export function View({ props }: WidgetViewProps<'${kind}'>): ReactNode {
  const text = useText()
  return (
    <section className={cx('wrap', styles['root'])}>
      <SectionHeading title={text(props.title)} />
    </section>
  )
}
`,
  [`src/widgets/${kind}/style.module.css`]: `@layer widgets {
  .root {
    padding-block: var(--space-4);
  }
}
`,
  [`src/widgets/${kind}/view.test.tsx`]: `// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

it('shows its heading', async () => {
  const { main } = await renderWidget({
    widget: createWidgetDefinition('${kind}', View),
    node: { widget: '${kind}', props: { title: 'page_home_title' } },
    ports: {},
  })
  expect(main.querySelector('h1, h2')?.textContent).toBe(en.page_home_title)
})
`,
})
