import { register } from 'node:module'

/** Lets the modules of this process be resolved through the `.livery` of the open project. */
register('./overlay-hooks.ts', import.meta.url, { data: process.env['LIVERY_PROJECT'] })
