import type { AnalysisRow } from '@gezhi/contract'
import { ratio } from './analysis-rows.ts'
import { FIELDS } from './catalogue/chart-definition.ts'
import type { Counted } from './counted-selection.ts'
import type { Count } from './new-entrants.ts'
import type { WhiteSpotTerms } from './white-spot-terms.ts'

/** Rows of the matrix, and what was counted. */
interface WhiteSpots {
  readonly rows: AnalysisRow[]
  readonly counted: Pick<Counted, 'total' | 'totalRelation' | 'complete' | 'version'>
}

/**
 * The records that contain a term of a problem and a term of a solution, for every pair of them, also where there are none, with the number
 * that would contain both if the terms were independent: fewer than expected is a white spot.
 */
export async function whiteSpots(count: Count, { problems, solutions }: WhiteSpotTerms): Promise<WhiteSpots> {
  const whole = await count({})
  let complete = whole.complete
  const totalOf = async (terms: readonly string[]) => {
    const { total, complete: isWhole, version } = await count({ filters: terms.map((term) => ({ field: FIELDS.text, values: [term] })) })
    complete &&= isWhole && version === whole.version
    return total
  }
  // One after another: a chart must not occupy the engine.
  const totals = new Map<string, number>()
  for (const term of [...problems, ...solutions]) totals.set(term, await totalOf([term]))
  const rows: AnalysisRow[] = []
  for (const problem of problems) {
    for (const solution of solutions) {
      const [inRow, inColumn] = [totals.get(problem)!, totals.get(solution)!]
      const both = inRow === 0 || inColumn === 0 ? 0 : await totalOf([problem, solution])
      const expected = whole.total === 0 ? 0 : Math.round(((inRow * inColumn) / whole.total) * 10) / 10
      rows.push({
        value: problem,
        name: problem,
        column: solution,
        columnName: solution,
        count: both,
        expected,
        ratio: ratio(both, whole.total),
      })
    }
  }
  return { rows, counted: { ...whole, complete } }
}
