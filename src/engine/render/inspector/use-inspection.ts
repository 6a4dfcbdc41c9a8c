import { createContext, use, useEffect, useState } from 'react'
import type { Inspection } from '../../contract/inspection.ts'
import type { InspectionCache } from './inspection-cache.ts'

/** The cache of the open inspector; `undefined` outside of it. */
export const InspectionsContext = createContext<InspectionCache | undefined>(undefined)

/** Returns the inspection of a pointer: `pending` while it loads, `undefined` if none could be loaded. */
export function useInspection(pointer: string): Inspection | undefined | 'pending' {
  const inspections = use(InspectionsContext)
  const [loaded, setLoaded] = useState<{ readonly pointer: string; readonly inspection: Inspection | undefined }>()
  useEffect(() => {
    let isMounted = true
    void inspections?.find(pointer).then((inspection) => {
      if (isMounted) setLoaded({ pointer, inspection })
    })
    return () => {
      isMounted = false
    }
  }, [inspections, pointer])
  return loaded?.pointer === pointer ? loaded.inspection : 'pending'
}
