import { formatTimestamp, useConfig } from '../../engine/index.ts'

/** Moments by the clocks of the brand, to the minute. */
export function useWriteMoment(): (iso: string) => string {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  return (iso) => formatTimestamp(iso, timeZone, 'yyyy-MM-dd HH:mm')
}
