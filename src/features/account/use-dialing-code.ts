import { useConfig, useEngine, useStore } from '../../engine/index.ts'

/**
 * The dialling code that a phone number begins with until another is chosen: that of the region for the country that
 * the visitor comes from, else the brand's first.
 */
export function useDialingCode(): string {
  const { regions, default: first } = useConfig(({ registration }) => registration.phone)
  const country = useStore(useEngine().facts, (state) => state.facts.permission?.location.country)
  const own = Object.entries(regions).find(([, { countries }]) => country !== undefined && countries?.includes(country))
  return own?.[0] ?? first
}
