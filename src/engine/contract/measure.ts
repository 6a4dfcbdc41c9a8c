/**
 * Events for an analytics tool. An event contains only names of the config: no account, token, address
 * parameter, user input or personal data.
 */
export type SiteEvent =
  | { readonly type: 'page'; readonly route: string; readonly language: string; readonly theme: 'dark' | 'light' }
  | { readonly type: 'overlay'; readonly overlay: string }
  /** A chosen entry of a bar, by its English name. */
  | { readonly type: 'entry'; readonly entry: string }
  | { readonly type: 'session'; readonly state: 'begun' | 'ended' }
  /** Consent was withdrawn: nothing may be sent until the next event. */
  | { readonly type: 'stop' }

/**
 * Receives the events, with the tag that the platform has configured for the brand. A build without one sends nothing.
 */
export type Measure = (event: SiteEvent, target: { readonly gtagId: string }) => void

/** Validity of a visitor's consent, and maximum lifetime of the tool's data: half a year, in seconds. */
export const consentMaxAgeSeconds = 15_552_000
