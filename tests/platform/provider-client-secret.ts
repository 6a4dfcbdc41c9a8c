/** The client secret that the identity provider of the tests has issued to the brands; valid on this machine only. */
export const providerClientSecret = 'client-secret-of-the-test-provider'
