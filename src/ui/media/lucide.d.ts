declare module '@lucide/icons/icons/*' {
  const drawing: import('./drawn-icons.ts').Drawing
  export default drawing
}
