/** Views of an agent's downline. */
export { PeopleResults, PeopleField } from './people-search.tsx'
export { ReportFrame } from './report-frame.tsx'
export { TermsFields } from './terms-fields.tsx'
export { useDisclosure } from './use-disclosure.ts'
export { usePeopleSearch } from './use-people-search.ts'
export { type TermBounds, useTerms } from './use-terms.ts'
