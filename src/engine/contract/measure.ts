/**
 * What the site can tell a tool that counts visits. An event is made of names of the configuration alone: no account,
 * no token, no address parameter, no text that somebody typed, nothing that the platform answered about a person.
 */
export type SiteEvent =
  | { readonly type: 'page'; readonly route: string; readonly language: string; readonly theme: 'dark' | 'light' }
  | { readonly type: 'overlay'; readonly overlay: string }
  /** An entry of a bar that was chosen, by its name in English. */
  | { readonly type: 'entry'; readonly entry: string }
  | { readonly type: 'session'; readonly state: 'begun' | 'ended' }
  /** The visitor agrees no longer: nothing more may be sent until the next event. */
  | { readonly type: 'stop' }

/**
 * Where the events go, with the tag that the platform names for the brand. A program that is built without one sends
 * nothing anywhere.
 */
export type Measure = (event: SiteEvent, to: { readonly gtagId: string }) => void

/** How long a visitor's answer counts, and what the tool keeps may last: half a year, in seconds. */
export const secondsOfConsent = 15_552_000
