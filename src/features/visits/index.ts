/** Visit statistics, with consent. */
export { useVisitConsent, VisitQuestion } from './visit-question.tsx'
