/** What the name of an index file says: kind of records, layout of the stores, and which build it is (rises with every switch). */
export interface IndexName {
  readonly kind: string
  readonly schema: number
  readonly build: number
}

const PATTERN = /^([a-z]+)-s(\d+)-b(\d+)\.index$/

/** `patents-s1-b3.index`. The inverse of `parseIndexName`. */
export function buildIndexName(name: IndexName): string {
  return `${name.kind}-s${name.schema}-b${name.build}.index`
}

/** null for any other file. */
export function parseIndexName(fileName: string): IndexName | null {
  const parts = PATTERN.exec(fileName)
  if (parts === null) return null
  return { kind: parts[1]!, schema: Number(parts[2]), build: Number(parts[3]) }
}
