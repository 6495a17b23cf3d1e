import { syllablesOf, typedReading } from '@gezhi/search'
import { READ_AS } from '../../storage/suggested-values.ts'
import { countedRuns, pairsFrom } from './suggested-runs.ts'
import { mostHeld, valuesFrom, type HeldValue, type Suggesting } from './suggesting.ts'

/** Number of letters of a reading; fewer match too much, more are not a word. */
const TYPED = /^[a-z]{2,40}$/
/** Two syllables at most: `zhuangchuang`. */
const LONGEST_PAIR = 12
const OFFERED = 40
/** Two-character words to extend, and runs retained at each further character. */
const MAX_WORDS = 12

/** A run of characters whose pinyin matches the beginning of the typed text, with an upper bound of its documents. */
interface Reading extends HeldValue {
  /** The unmatched rest of the typed text. */
  readonly rest: string
  /** Whether initials were typed instead of syllables. */
  readonly initials: boolean
}

/** Chinese words whose pinyin, or its initials, starts with the typed text: `shimoxi` and `smx` for 石墨烯. */
export async function soundedWords(suggesting: Suggesting, typed: string): Promise<HeldValue[]> {
  const key = typedReading(typed)
  if (!TYPED.test(key)) return []
  const [words = []] = await valuesFrom(suggesting, [{ field: 'suggest.sound', text: key, count: OFFERED }])
  const longer = await longerRuns(suggesting, key)
  const counted = await countedRuns(
    suggesting,
    longer.map(({ text }) => text),
  )
  return [...withoutReading(words), ...counted]
}

/** `shimo 石墨` as 石墨, without duplicates. Pure. */
export function withoutReading(read: readonly HeldValue[]): HeldValue[] {
  const values = read.map(({ text, documents }) => [text.slice(text.indexOf(READ_AS) + 1), documents] as const)
  return [...new Map(values)].map(([text, documents]) => ({ text, documents }))
}

/** Runs of three and more characters, extended from words that match the beginning. */
async function longerRuns(suggesting: Suggesting, key: string): Promise<Reading[]> {
  const ended: Reading[] = []
  for (let open = await beginnings(suggesting, key); open.length > 0;) {
    const pairs = await pairsFrom(
      suggesting,
      open.map(({ text }) => [...text].at(-1) as string),
    )
    const next = open.flatMap((reading, i) => wentOn(reading, pairs[i]!))
    ended.push(...next.filter(({ rest }) => rest === ''))
    open = mostHeld(
      next.filter(({ rest }) => rest !== ''),
      MAX_WORDS,
    )
  }
  return mostHeld(ended, MAX_WORDS)
}

async function beginnings(suggesting: Suggesting, key: string): Promise<Reading[]> {
  const lengths = Array.from({ length: Math.max(0, Math.min(LONGEST_PAIR, key.length - 1) - 1) }, (_, i) => i + 2)
  const found = await valuesFrom(
    suggesting,
    lengths.map((length) => ({ field: 'suggest.sound', text: key.slice(0, length) + READ_AS, count: MAX_WORDS })),
  )
  const all = found.flatMap((words, i) =>
    withoutReading(words).map((word) => ({ ...word, rest: key.slice(lengths[i]), initials: lengths[i] === 2 })),
  )
  return mostHeld(all, MAX_WORDS)
}

function wentOn({ text, rest, initials, documents }: Reading, pairs: readonly HeldValue[]): Reading[] {
  return pairs.flatMap((pair) => {
    const char = [...pair.text].at(-1) as string
    const left = syllablesOf(char).map((syllable) => restAfter(rest, syllable, initials))
    const shortest = left.find((one) => one !== null)
    return shortest === undefined || shortest === null
      ? []
      : [{ text: text + char, rest: shortest, initials, documents: Math.min(documents, pair.documents) }]
  })
}

/** The rest after removing a syllable, which may be incomplete at the end; null if it does not start with it. Pure. */
function restAfter(rest: string, syllable: string, initials: boolean): string | null {
  if (initials) return rest.startsWith(syllable.charAt(0)) ? rest.slice(1) : null
  if (rest.startsWith(syllable)) return rest.slice(syllable.length)
  return syllable.startsWith(rest) ? '' : null
}
