import { describe, expect, it } from 'vitest'
import { isPageHeadingNode } from './first-heading-node.ts'

interface PageNode {
  pointer: string
  props: object
  nodes: PageNode[]
}
const createNode = (pointer: string, props: object = {}, nodes: PageNode[] = []): PageNode => ({ pointer, props, nodes })

describe('isPageHeadingNode', () => {
  it('is true only for the first widget of a page', () => {
    const pages = { home: { nodes: [createNode('/a'), createNode('/b')] } }
    expect(isPageHeadingNode(pages, '/a')).toBe(true)
    expect(isPageHeadingNode(pages, '/b')).toBe(false)
  })

  it('descends into containers without a heading', () => {
    const pages = { home: { nodes: [createNode('/s', {}, [createNode('/s/a'), createNode('/s/b')])] } }
    expect(isPageHeadingNode(pages, '/s')).toBe(false)
    expect(isPageHeadingNode(pages, '/s/a')).toBe(true)
    expect(isPageHeadingNode(pages, '/s/b')).toBe(false)
  })

  it('stops at a container with a heading', () => {
    const pages = { home: { nodes: [createNode('/s', { title: 'key' }, [createNode('/s/a')])] } }
    expect(isPageHeadingNode(pages, '/s')).toBe(true)
    expect(isPageHeadingNode(pages, '/s/a')).toBe(false)
  })
})
