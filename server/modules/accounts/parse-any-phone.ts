import metadata from 'libphonenumber-js/min/metadata'
import { type PhoneNumber, parseInternationalPhone } from '../../../src/engine/rules/phone/phone-number.ts'

/** Parses a number of any country that begins with a plus and the country's code. `undefined` if it is not one. */
export const parseAnyPhone = (text: string): PhoneNumber | undefined => parseInternationalPhone(metadata, text)
