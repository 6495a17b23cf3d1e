import type patents from '../../catalogue/zh.ts'

/** A row of compared facts: the values of each patent, null where it is not loaded. */
export interface BiblioRow {
  readonly key: BiblioKey
  readonly cells: readonly (readonly ComparedValue[] | null)[]
  /** The patents do not have the same values. */
  readonly differs: boolean
}

/** A value, and whether another of the compared patents has it. */
export interface ComparedValue {
  readonly text: string
  readonly shared: boolean
}

export type BiblioKey =
  | Exclude<keyof (typeof patents)['biblio'], 'source' | 'fields' | 'forward' | 'back' | 'reset' | 'failed'>
  | 'title'
  | 'counts'

/** The facts of a patent as texts by row; empty lists for what it lacks. */
export type BiblioTexts = Readonly<Record<BiblioKey, readonly string[]>>

/** Rows of facts in the order of the reading view; rows that all patents lack are left out. */
export function biblioRows(patents: readonly (BiblioTexts | null)[]): BiblioRow[] {
  const loaded = patents.filter((patent) => patent !== null)
  return BIBLIO_KEYS.flatMap((key) => {
    if (loaded.every((patent) => patent[key].length === 0)) return []
    const compared = loaded.map((patent) => valueKeys(patent[key]))
    const cells = patents.map((patent) =>
      patent === null
        ? null
        : patent[key].map((text) => ({ text, shared: compared.filter((values) => values.has(valueKey(text))).length > 1 })),
    )
    return [{ key, cells, differs: compared.some((values) => !isSame(values, compared[0] as Set<string>)) }]
  })
}

const BIBLIO_KEYS: readonly BiblioKey[] = [
  'title',
  'publication',
  'application',
  'applied',
  'published',
  'granted',
  'type',
  'kind',
  'country',
  'applicant',
  'assignee',
  'inventor',
  'priority',
  'ipc',
  'cpc',
  'locarno',
  'uspc',
  'agency',
  'agent',
  'examiner',
  'pages',
  'counts',
]

/** Names are equal whatever their case and spaces. */
function valueKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}

function valueKeys(texts: readonly string[]): Set<string> {
  return new Set(texts.map(valueKey))
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value))
}
