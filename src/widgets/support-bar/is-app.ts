import type { Resource } from '../../generated/api.ts'

/** Whether a resource of the platform is an app. */
export const isApp = ({ resourceType }: Resource): boolean => ['IOS', 'MOBILECONFIG', 'ANDROID'].includes(resourceType)
