import type { ResolvedCondition, ResolvedMatch, ResolvedTest } from './resolved-condition.ts'

/** Statistics of an index available without reading postings. */
export interface IndexStatistics {
  readonly documents: number
  /** Number of documents with a token. */
  readonly documentsOf: (token: string) => number
}

/**
 * Approximate upper bound of the hits of a condition: by the rarest of its words; all documents if an estimate needs reading, as for
 * values and prefixes. Pure except for the statistics.
 */
export function estimatedHits(condition: ResolvedCondition, statistics: IndexStatistics): number {
  const { documents } = statistics
  switch (condition.kind) {
    case 'text':
      return Math.min(documents, hitsOfMatch(condition.match, statistics))
    case 'and': {
      const positive = condition.operands.filter(({ kind }) => kind !== 'not')
      return Math.min(documents, ...positive.map((operand) => estimatedHits(operand, statistics)))
    }
    case 'or':
    case 'xor':
      return Math.min(documents, sum(condition.operands.map((operand) => estimatedHits(operand, statistics))))
    case 'optional':
      return estimatedHits(condition.required, statistics)
    case 'none':
      return 0
    case 'all':
    case 'not':
    case 'value':
    case 'ranked':
    case 'records':
      return documents
  }
}

function hitsOfMatch(match: ResolvedMatch, statistics: IndexStatistics): number {
  switch (match.kind) {
    case 'row':
      return Math.min(statistics.documents, ...match.tests.map((test) => hitsOfTest(test, statistics)))
    case 'any':
      return sum(match.options.map((option) => hitsOfMatch(option, statistics)))
    case 'proximity':
      return Math.min(hitsOfMatch(match.left, statistics), hitsOfMatch(match.right, statistics))
    case 'frequency':
      return hitsOfMatch(match.operand, statistics)
  }
}

function hitsOfTest(test: ResolvedTest, { documents, documentsOf }: IndexStatistics): number {
  return test.kind === 'prefix' ? documents : sum(test.texts.map(documentsOf))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
