import { register } from 'node:module'

/** Makes the imports of this process find the modules of the `.livery` of the project that is open. */
register('./overlay-hooks.ts', import.meta.url, { data: process.env['LIVERY_PROJECT'] })
