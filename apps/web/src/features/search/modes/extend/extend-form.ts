import type { SearchState } from '../../../../search-state/search-state.ts'

export const EXTENSIONS = ['synonyms', 'family', 'cited', 'citing'] as const
export type Extension = (typeof EXTENSIONS)[number]

/** Synonyms chosen for a word of the query. */
export interface ChosenSynonyms {
  readonly word: string
  readonly synonymList: readonly string[]
}

/** Values of the form. */
export interface ExtendForm {
  readonly query: string
  readonly extensions: readonly Extension[]
  /** Empty until synonyms are chosen: then the best known are used. */
  readonly synonyms: readonly ChosenSynonyms[]
}

/** The form for an address: that of its extended search, or its query with everything selected. Pure. */
export function readExtendForm({ mode, query }: Pick<SearchState, 'mode' | 'query'>): ExtendForm {
  const args = mode?.name === 'extend' ? mode.args : {}
  const listed = args['extendList']
  const extensions = Array.isArray(listed) ? EXTENSIONS.filter((one) => listed.includes(one)) : EXTENSIONS
  const chosen = args['synonymList']
  return { query, extensions, synonyms: Array.isArray(chosen) ? chosen.filter(isChosen) : [] }
}

/** The request of the call. Pure. */
export function extendArgs({ extensions, synonyms }: ExtendForm) {
  const synonymList = synonyms.map(({ word, synonymList: list }) => ({ word, synonymList: [...list] }))
  return { extendList: [...extensions], ...(synonymList.length > 0 && extensions.includes('synonyms') && { synonymList }) }
}

/** The choice with one synonym toggled. Pure. */
export function toggleSynonym(chosen: readonly ChosenSynonyms[], word: string, synonym: string): ChosenSynonyms[] {
  return chosen.map((one) => {
    if (one.word !== word) return one
    const list = one.synonymList
    return { word, synonymList: list.includes(synonym) ? list.filter((other) => other !== synonym) : [...list, synonym] }
  })
}

function isChosen(value: unknown): value is ChosenSynonyms {
  if (typeof value !== 'object' || value === null || !('word' in value) || !('synonymList' in value)) return false
  return typeof value.word === 'string' && Array.isArray(value.synonymList) && value.synonymList.every((one) => typeof one === 'string')
}
