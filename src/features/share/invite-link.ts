/** The address of the site at which a code counts: the code stands under this name. */
export function inviteLink({ location }: Window, parameter: string, code: string): string {
  const address = new URL('/', location.href)
  address.searchParams.set(parameter, code)
  return address.href
}
