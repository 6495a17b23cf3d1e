/** Components of the name of an index file. */
export interface IndexName {
  /** `RecordKind.indexName`. */
  readonly kind: string
  /** `RecordKind.version`. */
  readonly version: number
  /** Version of the layout of the stores. */
  readonly schema: number
  /** Number of the build: increases with every switch. */
  readonly build: number
}

const PATTERN = /^([a-z]+)(?:-v(\d+))?-s(\d+)-b(\d+)\.index$/

/** `patents-s1-b3.index`, for a later version of the kind `patents-v2-s1-b3.index`. The inverse of `parseIndexName`. */
export function buildIndexName({ kind, version, schema, build }: IndexName): string {
  return `${kind}${version === 1 ? '' : `-v${version}`}-s${schema}-b${build}.index`
}

/** null for any other file. */
export function parseIndexName(fileName: string): IndexName | null {
  const parts = PATTERN.exec(fileName)
  if (parts === null) return null
  return { kind: parts[1]!, version: Number(parts[2] ?? 1), schema: Number(parts[3]), build: Number(parts[4]) }
}
