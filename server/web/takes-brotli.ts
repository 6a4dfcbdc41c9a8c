import type { IncomingHttpHeaders } from 'node:http'

/** Whether an answer may be sent in brotli. */
export const takesBrotli = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): boolean =>
  String(accepted)
    .split(',')
    .some((part) => {
      const [name = '', quality = '1'] = part.split(/;\s*q=/)
      return name.trim() === 'br' && Number(quality) > 0
    })
