/** The OAuth client secret of the brands and the admin API at the test identity provider. */
export const providerClientSecret = 'client-secret-of-the-test-provider'
