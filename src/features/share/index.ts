/**
 * What somebody hands to others so that they register: a link with a code, as text, as a QR code and by the apps of the
 * device.
 */
export { ShareLink } from './share-link.tsx'
export { useInviteLink } from './use-invite-link.ts'
