/** Characters of a passage before and after the word. */
const BEFORE = 30
const AFTER = 90

/** Text around the first occurrence of one of the words; the beginning if there is none. Words are in lower case. */
export function passageOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const positions = words.map((word) => lower.indexOf(word)).filter((position) => position >= 0)
  const start = Math.max(0, Math.min(...(positions.length ? positions : [0])) - BEFORE)
  const end = start + BEFORE + AFTER
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}
