/** What agents see of those below them. */
export { FoundPeople, PeopleField } from './people-search.tsx'
export { ReportFrame } from './report-frame.tsx'
export { usePeopleSearch } from './use-people-search.ts'
