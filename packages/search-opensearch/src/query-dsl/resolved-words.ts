import { analyzeQueryText, type SearchCondition, type TextMatch } from '@gezhi/query'

/** Compounds in the index that may be written as one word or hyphenated: each joined form with its separated forms. */
export type Compounds = ReadonlyMap<string, readonly string[]>

/** The words of a condition of which the index may contain a hyphenated form. Pure. */
export function joinedWords(condition: SearchCondition): string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return condition.operands.flatMap(joinedWords)
    case 'not':
      return joinedWords(condition.operand)
    case 'optional':
      return [...joinedWords(condition.required), ...joinedWords(condition.optional)]
    case 'text':
      return wordsOf(condition.match)
    case 'all':
    case 'none':
    case 'value':
    case 'semantic':
    case 'records':
      return []
  }
}

function wordsOf(match: TextMatch): string[] {
  switch (match.kind) {
    case 'words':
      return match.vary ? variedWord(match.text) : []
    case 'any':
      return match.options.flatMap(wordsOf)
    case 'proximity':
      return [...wordsOf(match.left), ...wordsOf(match.right)]
    case 'frequency':
      return wordsOf(match.operand)
    case 'sequence':
      return []
  }
}

function variedWord(text: string): string[] {
  const { terms } = analyzeQueryText(text)
  return terms.length === 1 && /^[a-z]+$/.test(terms[0]!.text) ? [terms[0]!.text] : []
}
