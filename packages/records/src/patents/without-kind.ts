/** A publication number without its kind code: `CN103399241` of `CN103399241B`, `US7272630` of `US7272630B2`. */
export function withoutKind(publicationNumber: string, kind?: string): string {
  if (kind !== undefined && kind !== '' && publicationNumber.endsWith(kind)) return publicationNumber.slice(0, -kind.length)
  return publicationNumber.replace(/(\d)[A-Z]\d?$/, '$1')
}
