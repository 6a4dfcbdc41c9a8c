/** Visit statistics, with consent. */
export { useAnalyticsConsent as useVisitConsent, AnalyticsConsentPrompt as VisitQuestion } from './analytics-consent-prompt.tsx'
