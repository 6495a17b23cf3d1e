import type { SearchState } from '../../search-state/search-state.ts'
import { BROWSED_SCHEMES, isIndustry, type BrowsedClass, type BrowsedKey } from './browsed-schemes.ts'

/** The selection in the browser. */
export interface ChosenClasses {
  readonly scheme: BrowsedKey
  /** Displayed codes, with the classes of each: itself or, for an industry, those of the IPC; empty if these are not known yet. */
  readonly classes: ReadonlyMap<string, readonly string[]>
  /** Only the main class of each patent counts. */
  readonly mainOnly: boolean
  /** A query that limits the results. */
  readonly within: string
}

/** Maximum number of symbols in one search. */
export const MAX_CHOSEN = 500

/** The selection in the address of a list searched by classes; otherwise empty. Pure. */
export function readChosenClasses({ mode, query }: Pick<SearchState, 'mode' | 'query'>): ChosenClasses {
  const args = mode?.name === 'class' ? mode.args : {}
  const list = Array.isArray(args['codeList']) ? args['codeList'].filter((one) => typeof one === 'string') : []
  const { key } = BROWSED_SCHEMES.find(({ scheme }) => scheme === args['scheme']) ?? BROWSED_SCHEMES[0]
  return {
    scheme: key,
    classes: new Map(list.map((code) => [code, isIndustry(key) ? [] : [code]])),
    mainOnly: args['mainOnly'] === true,
    within: query,
  }
}

/** The selection with a class added or removed. Pure. */
export function toggleClass(chosen: ChosenClasses, { code, codes }: Pick<BrowsedClass, 'code' | 'codes'>): ChosenClasses {
  const classes = new Map(chosen.classes)
  if (!classes.delete(code)) classes.set(code, codes)
  return { ...chosen, classes }
}

/** The request of the call; industries are given by their codes. Pure. */
export function classArgs(chosen: ChosenClasses) {
  const { scheme, classes, mainOnly } = chosen
  const codeList = isIndustry(scheme) ? [...classes.keys()] : symbolsOf(chosen)
  return { codeList, scheme: rowOf(scheme).scheme, ...(mainOnly && { mainOnly }) }
}

/** The searched classes; a main group is written without /00, which includes its subgroups. Pure. */
export function symbolsOf({ classes }: ChosenClasses): string[] {
  return [...new Set([...classes.values()].flat())].map(withBelow)
}

/** The same as a query that can be edited; empty for no class. Pure. */
export function classQuery(chosen: ChosenClasses): string {
  const codeList = symbolsOf(chosen)
  const { field } = rowOf(chosen.scheme)
  const name = chosen.mainOnly && field !== 'loc' ? `${field}-main` : field
  if (codeList.length === 0) return ''
  const classes = codeList.length === 1 ? `${name}=${codeList[0] ?? ''}` : `${name}=(${codeList.join(' OR ')})`
  return chosen.within.trim() === '' ? classes : `${classes} AND (${chosen.within.trim()})`
}

function withBelow(code: string): string {
  return code.replace(/\/0+$/, '')
}

function rowOf(key: BrowsedKey) {
  return BROWSED_SCHEMES.find((row) => row.key === key) ?? BROWSED_SCHEMES[0]
}
