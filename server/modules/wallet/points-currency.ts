/** The currency of points in every brand's ledger: whole points, in the wallet of their name. */
export const pointsCurrency = 'POINTS'
