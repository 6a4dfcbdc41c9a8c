import { register } from 'node:module'

/**
 * Replaces modules of the package in this process by the files at the same paths in the `.livery` folder of the project
 * in `LIVERY_PROJECT`, if there are such files.
 */
register('./overlay-hooks.ts', import.meta.url, { data: process.env['LIVERY_PROJECT'] })
