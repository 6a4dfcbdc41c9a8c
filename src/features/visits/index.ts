/** Visit statistics, with consent. */
export { useAnalyticsConsent, AnalyticsConsentPrompt } from './analytics-consent-prompt.tsx'
