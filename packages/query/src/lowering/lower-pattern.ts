import { analyzeText } from '../analyzer/analyze-text.ts'
import { characterClass, CJK, MARK, SIGN, WORD } from '../analyzer/character-class.ts'
import { foldText } from '../analyzer/fold-text.ts'
import type { TextMatch, TokenTest } from '../condition.ts'
import { QUERY_LIMITS } from '../limits.ts'

/**
 * Converts a text with wildcards to token tests. A Latin word keeps its wildcards; in a CJK run `?` is one character of two bigrams, `#`
 * is optional, and `*` at its ends is redundant, because any substring matches. A pattern with too many wildcards matches nothing.
 */
export function lowerPattern(pattern: string): TextMatch {
  if ((pattern.match(/[*?#]/g)?.length ?? 0) > QUERY_LIMITS.wildcards) return { kind: 'any', options: [] }
  const options = withoutOptional(segmentsOf(pattern)).map(sequenceOf)
  return options.length === 1 ? (options[0] as TextMatch) : { kind: 'any', options }
}

/** Number of test sequences into which a pattern expands: each `#` of a CJK run doubles them. */
export function alternativesOf(pattern: string): number {
  const optional = segmentsOf(pattern).reduce((sum, { cjk, text }) => sum + (cjk ? text.split('#').length - 1 : 0), 0)
  return 2 ** Math.min(optional, QUERY_LIMITS.wildcards)
}

interface PatternSegment {
  readonly cjk: boolean
  readonly text: string
}

/** Runs of characters of one class with the wildcards in them; punctuation between them is left out. */
export function segmentsOf(pattern: string): readonly PatternSegment[] {
  const segments: PatternSegment[] = []
  let run = ''
  let cjk: boolean | null = null
  const end = () => {
    if (run !== '') segments.push({ cjk: cjk ?? false, text: run })
    run = ''
    cjk = null
  }
  for (const char of foldText(pattern).text) {
    const kind = '*?#'.includes(char) ? 'wildcard' : kindOf(char)
    if (kind === 'none') end()
    else if (kind !== 'wildcard') {
      if (cjk !== null && cjk !== (kind === 'cjk')) end()
      cjk = kind === 'cjk'
    }
    if (kind !== 'none') run += char
  }
  end()
  return segments
}

function kindOf(char: string): 'cjk' | 'word' | 'none' {
  const kind = characterClass(char.codePointAt(0) as number)
  if (kind === CJK) return 'cjk'
  return kind === WORD || kind === MARK || kind === SIGN ? 'word' : 'none'
}

/** `#` in CJK runs: once with one character in its place, once with none. */
function withoutOptional(segments: readonly PatternSegment[]): readonly (readonly PatternSegment[])[] {
  const at = segments.findIndex((segment) => segment.cjk && segment.text.includes('#'))
  if (at === -1) return [segments]
  const segment = segments[at] as PatternSegment
  return ['', '?'].flatMap((char) => withoutOptional(segments.with(at, { cjk: true, text: segment.text.replace('#', char) })))
}

function sequenceOf(segments: readonly PatternSegment[]): TextMatch {
  const tests: TokenTest[] = []
  let positions = 0
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1
    const found = segment.cjk ? cjkTests(segment.text, last) : [wordTest(segment.text)]
    positions += segment.cjk ? characters(segment.text).length : 1
    tests.push(...found)
  })
  return { kind: 'sequence', tests, positions }
}

function characters(run: string): string[] {
  return [...run.replaceAll('*', '')]
}

/** Bigrams of a run; the last character ends the run only if something else follows in the query. */
function cjkTests(run: string, last: boolean): TokenTest[] {
  const chars = characters(run)
  if (chars.length === 0) return []
  const tests = chars.slice(0, -1).map((char, i) => bigramTest(char + (chars[i + 1] as string)))
  const final = chars.at(-1) as string
  if (!last) tests.push(bigramTest(final))
  else if (chars.length === 1) tests.push({ kind: 'prefix', text: final })
  return tests
}

function bigramTest(text: string): TokenTest {
  return text.includes('?') ? { kind: 'pattern', pattern: text } : { kind: 'token', text }
}

function wordTest(text: string): TokenTest {
  if (!/[*?#]/.test(text)) return { kind: 'token', text: analyzeText(text).tokens[0] ?? text }
  const prefix = /^([^*?#]+)\*+$/.exec(text)?.[1]
  return prefix === undefined ? { kind: 'pattern', pattern: text } : { kind: 'prefix', text: prefix }
}
