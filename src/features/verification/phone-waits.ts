import { defineSlice } from '../../engine/index.ts'

/** What codes are sent for. */
export type CodeUse = 'login' | 'register' | 'password' | 'extra' | 'contactMobile' | 'contactEmail'

/**
 * Until when, in milliseconds since 1970, the platform has refused to send another code. Held while the page lives: a
 * dialog that is opened again knows of it.
 */
export const phoneWaitsSlice = defineSlice('phone waits', () => new Map<CodeUse, number>())
