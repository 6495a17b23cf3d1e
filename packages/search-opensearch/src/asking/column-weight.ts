import { PATENT_KIND } from '@gezhi/records'

const WEIGHTS: ReadonlyMap<string, number> = new Map(PATENT_KIND.textColumns.map(({ name, weight }) => [name, weight]))

/** What a word counts for in a text column. */
export function columnWeight(column: string): number {
  return WEIGHTS.get(column) ?? 1
}
