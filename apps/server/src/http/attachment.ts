/**
 * The header that makes a response a file to be saved under a name (RFC 6266). The name may be any text: no character of it can end the
 * header or begin another parameter, and it has no folder.
 */
export function attachment(name: string): string {
  const base = name.toWellFormed().replace(/[/\\]/g, '_')
  const encoded = encodeURIComponent(base).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename*=UTF-8''${encoded}`
}
