import { cohesion, EMPTY_RUN, MAX_NGRAM, ngramAfter, type NgramTable } from './ngram-table.ts'

const MIN_COUNT = 8
/** Least cohesion and least branching entropy of a word, in nats: of two characters, and of more. */
const SHORT = { cohesion: 4, branching: 1.8 }
const LONG = { cohesion: 3, branching: 1.6 }
const LONGEST = MAX_NGRAM - 1
/** Characters that join words and begin or end none. */
const FUNCTION_CHARACTERS = new Set('的一在是了和与及之其所于为由将被等或该以并而且使得则至每各若当可能从对有也还又个这此述')
const UNITS = 65_536

/**
 * Chinese words of a corpus: runs of two to five characters that stand together more often than by chance and are followed and preceded by
 * many different characters (branching entropy, Jin 2006). Pure.
 */
export function learnWords(table: NgramTable): string[] {
  const { keys, counts } = table
  const texts: string[] = ['']
  const after = branching(table, (row) => Math.floor(keys[row]! / UNITS))
  const before = branching(table, suffixes(table))
  return Array.from(keys, (key, row) => {
    const text = texts[Math.floor(key / UNITS)]! + String.fromCharCode(key % UNITS)
    texts.push(text)
    return isWord(text, row) ? text : ''
  }).filter((text) => text !== '')

  function isWord(text: string, row: number): boolean {
    if (text.length < 2 || text.length > LONGEST || counts[row]! < MIN_COUNT) return false
    if (FUNCTION_CHARACTERS.has(text.at(0)!) || FUNCTION_CHARACTERS.has(text.at(-1)!)) return false
    const least = text.length === 2 ? SHORT : LONG
    return Math.min(after[row + 1]!, before[row + 1]!) >= least.branching && cohesion(table, text) >= least.cohesion
  }
}

/** The run of each row without its first character. */
function suffixes(table: NgramTable): (row: number) => number {
  const found = new Int32Array(table.keys.length + 1)
  for (const [row, key] of table.keys.entries()) {
    const parent = Math.floor(key / UNITS)
    found[row + 1] = parent === EMPTY_RUN ? EMPTY_RUN : ngramAfter(table, found[parent]!, key % UNITS)
  }
  return (row) => found[row + 1]!
}

/** How many different characters extend each run, as entropy in nats; `shorter` gives the run that a row extends. Rare extensions count as all different. */
function branching({ counts }: NgramTable, shorter: (row: number) => number): Float64Array {
  const sums = new Float64Array(counts.length + 1)
  for (const [row, count] of counts.entries()) {
    const run = shorter(row)
    if (run > EMPTY_RUN) sums[run]! += count * Math.log(count)
  }
  return sums.map((sum, run) => (run === EMPTY_RUN ? 0 : Math.log(counts[run - 1]!) - sum / counts[run - 1]!))
}
