// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { markEnglish, markForeign } from '../../rules/fallback-text.ts'

const hello = markEnglish('Hello.')

async function render(node: ReactNode): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  await act(async () => createRoot(container).render(node))
  return container
}

const Paragraph = ({ children }: { readonly children: ReactNode }): ReactNode => <p>{children}</p>

describe('a text in a fallback language', () => {
  it('declares its language and direction wherever it is rendered, and nothing around it changes (R-I18N-01)', async () => {
    const container = await render(
      <>
        {hello}
        <p className="a">{hello}</p>
        <p>
          مرحبا {hello} <b>!</b>
        </p>
        <Paragraph>{hello}</Paragraph>
        {[hello, 'مرحبا'].map((text) => (
          <i key={text}>{text}</i>
        ))}
      </>,
    )
    const bdi = '<bdi lang="en" dir="ltr">Hello.</bdi>'
    expect(container.innerHTML).toBe(`${bdi}<p class="a">${bdi}</p><p>مرحبا ${bdi} <b>!</b></p><p>${bdi}</p><i>${bdi}</i><i>مرحبا</i>`)
  })

  it('sets the attributes on an element that can contain only text, and leaves the language marks in attribute values', async () => {
    const container = await render(
      <select aria-label={hello}>
        <option>{hello}</option>
      </select>,
    )
    expect(container.innerHTML).toBe(`<select aria-label="${hello}"><option lang="en" dir="ltr">Hello.</option></select>`)
  })

  it('has the direction of its first letter if the language is unknown', () => {
    expect(renderToString(<p>{markForeign('Xin chào.')}</p>)).toBe('<p><bdi dir="auto">Xin chào.</bdi></p>')
  })
})
