/** Counting visits, of those who agree. */
export { useVisitConsent, VisitQuestion } from './visit-question.tsx'
