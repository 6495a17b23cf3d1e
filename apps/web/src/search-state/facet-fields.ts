/**
 * The facets of a result list, in the order they are shown. `key` stands in the address (`f=country:CN`), `field` is what the API
 * groups and filters by.
 */
export const FACET_FIELDS = [
  { key: 'legal', field: 'legal_status' },
  { key: 'legalState', field: 'legal_status_detail' },
  { key: 'type', field: 'patent_type' },
  { key: 'country', field: 'country' },
  { key: 'year', field: 'application_date.year' },
  { key: 'section', field: 'class_ipc.section' },
  { key: 'class', field: 'class_ipc.cla_ss' },
  { key: 'subclass', field: 'class_ipc.subclass' },
  { key: 'group', field: 'class_ipc.group' },
  { key: 'applicant', field: 'applicant_patentee.original.name' },
  { key: 'inventor', field: 'inventor.original.name' },
] as const satisfies readonly { key: string; field: string }[]

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
