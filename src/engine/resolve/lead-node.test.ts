import { describe, expect, it } from 'vitest'
import { isLeadNode } from './lead-node.ts'

interface PageNode {
  pointer: string
  props: object
  nodes: PageNode[]
}
const createNode = (pointer: string, props: object = {}, nodes: PageNode[] = []): PageNode => ({ pointer, props, nodes })

describe('leads', () => {
  it('gives level 1 to the first widget of a page and to no other', () => {
    const pages = { home: { nodes: [createNode('/a'), createNode('/b')] } }
    expect(isLeadNode(pages, '/a')).toBe(true)
    expect(isLeadNode(pages, '/b')).toBe(false)
  })

  it('looks into containers that have no heading of their own', () => {
    const pages = { home: { nodes: [createNode('/s', {}, [createNode('/s/a'), createNode('/s/b')])] } }
    expect(isLeadNode(pages, '/s')).toBe(false)
    expect(isLeadNode(pages, '/s/a')).toBe(true)
    expect(isLeadNode(pages, '/s/b')).toBe(false)
  })

  it('stays with a container that has a heading', () => {
    const pages = { home: { nodes: [createNode('/s', { title: 'key' }, [createNode('/s/a')])] } }
    expect(isLeadNode(pages, '/s')).toBe(true)
    expect(isLeadNode(pages, '/s/a')).toBe(false)
  })
})
