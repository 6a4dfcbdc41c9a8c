/** What the other site of the tests has given to the brands: on this machine, and for nothing else. */
export const otherSecret = 'what-the-other-site-has-given'
