import { describe, expect, it } from 'vitest'
import { leads } from './leads.ts'

interface Place {
  pointer: string
  props: object
  nodes: Place[]
}
const place = (pointer: string, props: object = {}, nodes: Place[] = []): Place => ({ pointer, props, nodes })

describe('leads', () => {
  it('gives level 1 to the first widget of a page and to no other', () => {
    const pages = { home: { nodes: [place('/a'), place('/b')] } }
    expect(leads(pages, '/a')).toBe(true)
    expect(leads(pages, '/b')).toBe(false)
  })

  it('looks into containers that have no heading of their own', () => {
    const pages = { home: { nodes: [place('/s', {}, [place('/s/a'), place('/s/b')])] } }
    expect(leads(pages, '/s')).toBe(false)
    expect(leads(pages, '/s/a')).toBe(true)
    expect(leads(pages, '/s/b')).toBe(false)
  })

  it('stays with a container that has a heading', () => {
    const pages = { home: { nodes: [place('/s', { title: 'key' }, [place('/s/a')])] } }
    expect(leads(pages, '/s')).toBe(true)
    expect(leads(pages, '/s/a')).toBe(false)
  })
})
