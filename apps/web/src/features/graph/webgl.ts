/** Whether the browser draws with WebGL, without which sigma cannot even be loaded. */
export function hasWebgl(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers keep a small number of contexts.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
