import { register } from 'node:module'

/** Resolves imports of this process through the `.livery` folder of the project in `LIVERY_PROJECT`. */
register('./overlay-hooks.ts', import.meta.url, { data: process.env['LIVERY_PROJECT'] })
