declare module '@lucide/icons/icons/*' {
  const drawing: import('./drawing.ts').Drawing
  export default drawing
}
