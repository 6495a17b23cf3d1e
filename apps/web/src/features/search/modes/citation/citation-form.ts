import type { SearchState } from '../../../../search-state/search-state.ts'

export const DIRECTIONS = ['both', 'cited', 'citing'] as const
export const DEPTHS = ['1', '2', '3'] as const
export const MAKERS = ['any', 'examiner', 'applicant'] as const

/** Values of the form. */
export interface CitationForm {
  readonly numbers: string
  readonly direction: (typeof DIRECTIONS)[number]
  readonly depth: (typeof DEPTHS)[number]
  readonly by: (typeof MAKERS)[number]
  /** A query that narrows what is found. */
  readonly within: string
}

/** The form of an address: that of a list searched so, or with the query as its numbers. Pure. */
export function readCitationForm({ mode, query }: Pick<SearchState, 'mode' | 'query'>): CitationForm {
  const args = mode?.name === 'citation' ? mode.args : {}
  const list = Array.isArray(args['numberList']) ? args['numberList'] : []
  return {
    numbers: list.filter((one) => typeof one === 'string').join('\n'),
    direction: oneOf(DIRECTIONS, args['direction']),
    depth: oneOf(DEPTHS, String(args['depth'])),
    by: oneOf(MAKERS, args['by']),
    within: query,
  }
}

/** The request of the call; `split` splits a text into numbers. Pure. */
export function citationArgs({ numbers, direction, depth, by }: CitationForm, split: (text: string) => readonly string[]) {
  return { numberList: [...new Set(split(numbers))], direction, depth: Number(depth), ...(by !== 'any' && { by }) }
}

function oneOf<Option extends string>(options: readonly [Option, ...Option[]], value: unknown): Option {
  return options.find((option) => option === value) ?? options[0]
}
