/** The header in which the platform says with every answer how often what is true of the site has changed. */
export const editionHeader = 'livery-edition'
