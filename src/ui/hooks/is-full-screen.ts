/**
 * Whether the browser shows a part of the document in full screen. The property is `undefined`, not `null`, where the
 * browser lacks the API, as on iPhones.
 */
export const isFullScreen = (document: Pick<Document, 'fullscreenElement'>): boolean => (document.fullscreenElement ?? null) !== null
