import { useConfig } from '../../engine/index.ts'

/** Whole points as the brand writes figures. */
export function useWritePoints(): (points: number) => string {
  const separator = useConfig(({ merchant }) => merchant.currency.groupSeparator)
  return (points) =>
    Math.abs(points)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, separator)
}
