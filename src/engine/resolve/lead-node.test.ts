import { describe, expect, it } from 'vitest'
import { isLeadNode } from './lead-node.ts'

interface PageNode {
  pointer: string
  props: object
  nodes: PageNode[]
}
const createNode = (pointer: string, props: object = {}, nodes: PageNode[] = []): PageNode => ({ pointer, props, nodes })

describe('isLeadNode', () => {
  it('is true only for the first widget of a page', () => {
    const pages = { home: { nodes: [createNode('/a'), createNode('/b')] } }
    expect(isLeadNode(pages, '/a')).toBe(true)
    expect(isLeadNode(pages, '/b')).toBe(false)
  })

  it('descends into containers without a heading', () => {
    const pages = { home: { nodes: [createNode('/s', {}, [createNode('/s/a'), createNode('/s/b')])] } }
    expect(isLeadNode(pages, '/s')).toBe(false)
    expect(isLeadNode(pages, '/s/a')).toBe(true)
    expect(isLeadNode(pages, '/s/b')).toBe(false)
  })

  it('stops at a container with a heading', () => {
    const pages = { home: { nodes: [createNode('/s', { title: 'key' }, [createNode('/s/a')])] } }
    expect(isLeadNode(pages, '/s')).toBe(true)
    expect(isLeadNode(pages, '/s/a')).toBe(false)
  })
})
