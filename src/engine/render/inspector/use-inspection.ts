import { createContext, use, useEffect, useState } from 'react'
import type { Inspection } from '../../contract/inspection.ts'
import type { InspectionCache } from './inspection-cache.ts'

export const InspectionsContext = createContext<InspectionCache | undefined>(undefined)

/** Returns the inspection of a pointer: `waiting` while it loads, `undefined` if the server has none. */
export function useInspection(pointer: string): Inspection | undefined | 'waiting' {
  const inspections = use(InspectionsContext)
  const [loaded, setLoaded] = useState<{ readonly pointer: string; readonly inspection: Inspection | undefined }>()
  useEffect(() => {
    let current = true
    void inspections?.find(pointer).then((inspection) => {
      if (current) setLoaded({ pointer, inspection })
    })
    return () => {
      current = false
    }
  }, [inspections, pointer])
  return loaded?.pointer === pointer ? loaded.inspection : 'waiting'
}
