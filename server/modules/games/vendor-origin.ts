/** The host of the demo vendor where nothing else is set; browsers look for it on their own machine. */
export const localVendorHost = 'vendor.localhost'

/**
 * The origin at which browsers reach the demo vendor: the one that is set, or, on a machine of one's own, another name
 * of the same server. Nothing for a public host without a setting: a game there would lead nowhere.
 */
export function vendorOriginFor(set: string | undefined, authority: string, secure: boolean): string | undefined {
  if (set !== undefined) return set
  const [, host = '', port = ''] = /^(.*?)(:\d+)?$/.exec(authority.toLowerCase()) ?? []
  const local = host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost')
  return local ? `http${secure ? 's' : ''}://${localVendorHost}${port}` : undefined
}
