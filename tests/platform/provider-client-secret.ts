/** The client secret at the test identity provider, for the brands and the admin API; valid on this machine only. */
export const providerClientSecret = 'client-secret-of-the-test-provider'
