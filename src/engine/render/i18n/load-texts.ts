/** The texts of a language, from the file that the page names. Throws where they do not come or are no texts. */
export async function loadTexts(getFile: (url: string) => Promise<unknown>, url: string): Promise<Readonly<Record<string, string>>> {
  const texts = await getFile(url)
  if (!isTexts(texts)) throw new TypeError('These are no texts.')
  return texts
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
