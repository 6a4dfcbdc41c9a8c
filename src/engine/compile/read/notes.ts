/** Whether a file is a note for people by its name: nothing reads it. */
export const isNote = (name: string): boolean => /\.(?:md|txt)$/.test(name)

/**
 * What a file is called where Windows does not show the ending .txt: "theme.json" of "theme.json.txt". `undefined` for
 * other names, and for those without an ending before it.
 */
export const nameBeforeTxt = (name: string): string | undefined => /^(.+\.[a-z0-9]+)\.txt$/i.exec(name)?.[1]
