import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'judged-words.tsv')

/** Offered words that somebody judged, and whether they are words or terms, rather than pieces of such. */
export function judgedWords(): Map<string, boolean> {
  if (!existsSync(FILE)) return new Map()
  const [, ...rows] = readFileSync(FILE, 'utf8').trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [word = '', verdict] = row.split('\t')
      return [word, verdict === 'word']
    }),
  )
}
