/** What is searched: all kinds of nodes quickly, or one of the four senior searches. */
export const SEARCH_KINDS = ['all', 'patent', 'person', 'organization', 'feature'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The call of each senior search. */
export const SENIOR_CALLS = {
  patent: 'searchGraphPatents',
  person: 'searchGraphPersons',
  organization: 'searchGraphOrganizations',
  feature: 'searchGraphFeatures',
} as const satisfies Readonly<Record<Exclude<SearchKind, 'all'>, string>>

/** The kind in an address; patents for an unknown one. */
export function seniorKind(text: string): keyof typeof SENIOR_CALLS {
  return Object.hasOwn(SENIOR_CALLS, text) ? (text as keyof typeof SENIOR_CALLS) : 'patent'
}
