import { analyzeQueryText, type SearchCondition, type TextMatch } from '@gezhi/query'

/** What the index knows of words that may be written joined or hyphened: for a joined word how it stands apart. */
export type Compounds = ReadonlyMap<string, readonly string[]>

/** The words of a condition of which the index may hold a hyphened writing. Pure. */
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
