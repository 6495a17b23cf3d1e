import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** State of a store. */
export interface SemanticMeta {
  /** Increases with every commit that changes what readers see. */
  readonly version: number
  /** Identity (`readIdentity`) of its index; null for a new store. */
  readonly index: string | null
  /** Version of the index up to which term vectors are current; -1 before the first full pass. */
  readonly indexVersion: number
  /** During a full pass: the version at its beginning, and the number of the last document read. */
  readonly readingVersion: number | null
  readonly readTo: number
  /** Number of term vectors, and the sum of their lengths. */
  readonly documents: number
  readonly totalLength: number
  /** Number of the model in use, and of the one whose vectors are being computed. */
  readonly model: number | null
  readonly nextModel: number | null
  /** Sources of the lexicon: date of the dictionary. */
  readonly dictionary: string | null
  /** Edition of the technical terms (`technicalEdition`) in the lexicon. */
  readonly technicalTerms: string | null
  /** Edition of the texts in both languages that translations were learned from; null for none. */
  readonly teaching: string | null
}

const KEYS: Readonly<Record<keyof SemanticMeta, string>> = {
  version: 'version',
  index: 'index',
  indexVersion: 'index_version',
  readingVersion: 'reading_version',
  readTo: 'read_to',
  documents: 'documents',
  totalLength: 'total_length',
  model: 'model',
  nextModel: 'next_model',
  dictionary: 'dictionary',
  technicalTerms: 'technical_terms',
  teaching: 'teaching',
}
const EMPTY: SemanticMeta = {
  version: 0,
  index: null,
  indexVersion: -1,
  readingVersion: null,
  readTo: -1,
  documents: 0,
  totalLength: 0,
  model: null,
  nextModel: null,
  dictionary: null,
  technicalTerms: null,
  teaching: null,
}

/** Reads the state of a store. */
export function readMeta(prepare: PreparedStatements): SemanticMeta {
  const rows = prepare('SELECT key, value FROM meta').all() as { key: string; value: never }[]
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const known = Object.entries(KEYS).flatMap(([name, key]) => (values.has(key) ? [[name, values.get(key)]] : []))
  return { ...EMPTY, ...Object.fromEntries(known) }
}

/** Changes parts of it. Call it inside a transaction. */
export function writeMeta(prepare: PreparedStatements, changes: Partial<SemanticMeta>): void {
  const put = prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)')
  for (const [name, value] of Object.entries(changes)) put.run(KEYS[name as keyof SemanticMeta], value)
}
