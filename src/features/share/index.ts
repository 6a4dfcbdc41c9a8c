/** What somebody hands to others so that they register: a link with a code, as text, as a QR code and by the apps of the device. */
export { inviteLink } from './invite-link.ts'
export { ShareLink } from './share-link.tsx'
