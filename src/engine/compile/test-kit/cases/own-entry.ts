/** An entry of a brand's own in its bottom bar. */
export const entry = (action: object, more: object = {}): object => ({
  bottom: { own: { name: 'in_home', enName: 'Own', action, order: 10, ...more } },
})

export const announcement = { type: 'PL', published: '2026-11-18T02:30:00Z', texts: { EN: { title: 'Rest' }, TY: { title: 'Rest' } } }
