import type { ResolvedCondition, ResolvedMatch, ResolvedTest } from './resolved-condition.ts'

/** What is known of an index without reading postings. */
export interface IndexStatistics {
  readonly documents: number
  /** How many documents hold a token. */
  readonly documentsOf: (token: string) => number
}

/** About how many hits a condition has at most: by the rarest of its words; all documents where only reading would tell, as of values and prefixes. Pure but for the statistics. */
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
