import { PATENT_TEXT_COLUMNS } from '@gezhi/records'

const WEIGHTS: ReadonlyMap<string, number> = new Map(PATENT_TEXT_COLUMNS.map(({ name, weight }) => [name, weight]))

/** What a word counts for in a text column, when hits are ranked by relevance. The same in every engine. */
export function columnWeight(column: string): number {
  return WEIGHTS.get(column) ?? 1
}
