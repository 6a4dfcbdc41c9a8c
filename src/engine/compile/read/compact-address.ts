/** An address as a browser reads its scheme: without white space and control characters. */
export const compactAddress = (address: string): string => address.replaceAll(/[\p{Cc}\s]/gu, '')
