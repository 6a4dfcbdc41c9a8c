import metadata from 'libphonenumber-js/min/metadata'

/** Whether phone numbers of some country begin with this code. */
export const isDiallingCode = (code: string): boolean => Object.hasOwn(metadata.country_calling_codes, code)

/** The code of North America for one of its areas, such as 1242. */
export const meantDiallingCode = (code: string): string | undefined => (/^1\d{3}$/.test(code) ? '1' : undefined)
