/** Components and hooks of the agent pages: member search, reports, and the terms of new accounts. */
export { MemberSearchResults, MemberSearchField } from './member-search.tsx'
export { ReportFrame } from './report-frame.tsx'
export { TermsFields } from './terms-fields.tsx'
export { useDisclosure } from './use-disclosure.ts'
export { useMemberSearch } from './use-member-search.ts'
export { type TermBounds, useTermsForm } from './use-terms.ts'
