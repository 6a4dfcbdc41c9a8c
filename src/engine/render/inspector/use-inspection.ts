import { createContext, use, useEffect, useState } from 'react'
import type { Inspection } from '../../contract/inspection.ts'
import type { Inspections } from './load-inspection.ts'

export const InspectionsContext = createContext<Inspections | undefined>(undefined)

/** Returns the inspection of a pointer: `waiting` while it loads, `undefined` if the server has none. */
export function useInspection(pointer: string): Inspection | undefined | 'waiting' {
  const inspections = use(InspectionsContext)
  const [loaded, setLoaded] = useState<{ readonly pointer: string; readonly inspection: Inspection | undefined }>()
  useEffect(() => {
    let current = true
    void inspections?.of(pointer).then((inspection) => {
      if (current) setLoaded({ pointer, inspection })
    })
    return () => {
      current = false
    }
  }, [inspections, pointer])
  return loaded?.pointer === pointer ? loaded.inspection : 'waiting'
}
