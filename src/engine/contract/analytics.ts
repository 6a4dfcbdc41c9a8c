/**
 * Events for an analytics tool. An event contains only names from the config: no account, token, query parameter, user
 * input or personal data.
 */
export type SiteEvent =
  | { readonly type: 'page'; readonly route: string; readonly language: string; readonly theme: 'dark' | 'light' }
  | { readonly type: 'overlay'; readonly overlay: string }
  /** A navigation entry that the visitor selected, by its English name. */
  | { readonly type: 'entry'; readonly entry: string }
  | { readonly type: 'session'; readonly state: 'started' | 'ended' }
  /**
   * The visitor has withdrawn consent, or the platform no longer configures this tag: the tool may send nothing until
   * the next event.
   */
  | { readonly type: 'stop' }

/**
 * Sends an event to the analytics tool, with the tag that the platform has configured for the brand. Builds without
 * analytics have no such function.
 */
export type SendAnalyticsEvent = (event: SiteEvent, target: { readonly gtagId: string }) => void

/** Validity of a visitor's consent, and lifetime of the tool's cookies: 180 days, in seconds. */
export const consentMaxAgeSeconds = 15_552_000
