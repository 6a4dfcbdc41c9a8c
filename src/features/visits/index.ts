/** Counting visits, of those who agree. */
export { useVisitConsent } from './use-visit-consent.ts'
export { VisitQuestion } from './visit-question.tsx'
