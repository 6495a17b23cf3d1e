/**
 * The facets of a result list, in the order they are shown. `key` stands in the address (`f=country:CN`), `field` is what the API
 * groups and filters by. Facets that are trees are applied in one go (tick, then 筛选 or 排除); the others at each click.
 */
export const FACET_FIELDS = [
  { key: 'legal', field: 'legal_status', apply: 'at-once' },
  { key: 'legalState', field: 'legal_status_detail', apply: 'at-once' },
  { key: 'type', field: 'patent_type', apply: 'at-once' },
  { key: 'country', field: 'country', apply: 'together' },
  { key: 'year', field: 'application_date.year', apply: 'at-once' },
  { key: 'section', field: 'class_ipc.section', apply: 'together' },
  { key: 'class', field: 'class_ipc.cla_ss', apply: 'together' },
  { key: 'subclass', field: 'class_ipc.subclass', apply: 'together' },
  { key: 'group', field: 'class_ipc.group', apply: 'together' },
  { key: 'applicant', field: 'applicant_patentee.original.name', apply: 'at-once' },
  { key: 'inventor', field: 'inventor.original.name', apply: 'at-once' },
] as const satisfies readonly { key: string; field: string; apply: 'at-once' | 'together' }[]

export type FacetKey = (typeof FACET_FIELDS)[number]['key']

/** The levels of the IPC, from the top: one tree, whose ticks are joined by OR whichever level they stand at. */
export const IPC_LEVELS = ['section', 'class', 'subclass', 'group'] as const satisfies readonly FacetKey[]

export type IpcLevel = (typeof IPC_LEVELS)[number]

/** Whether a facet is a level of the IPC. */
export function isIpcLevel(key: FacetKey): key is IpcLevel {
  return IPC_LEVELS.some((level) => level === key)
}

const FIELD_OF_KEY: ReadonlyMap<string, string> = new Map(FACET_FIELDS.map((facet) => [facet.key, facet.field]))

/** Whether a word from an address names a facet. */
export function isFacetKey(key: string): key is FacetKey {
  return FIELD_OF_KEY.has(key)
}

/** The API's name of a facet. */
export function facetField(key: FacetKey): string {
  return FIELD_OF_KEY.get(key) ?? key
}
