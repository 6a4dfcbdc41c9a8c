/** Counting of visits, with consent. */
export { useVisitConsent, VisitQuestion } from './visit-question.tsx'
