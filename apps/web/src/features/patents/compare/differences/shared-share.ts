import type { DifferenceSegment } from './difference-segment.ts'

/** Letters and digits of any script. */
const LETTERS = /[\p{L}\p{N}]/gu

/** The share of the letters of the longer text that both texts have in common, 0 to 1; 1 for two texts without letters. */
export function sharedShare(segments: readonly DifferenceSegment[]): number {
  const count = (texts: readonly string[]) => texts.reduce((sum, text) => sum + (text.match(LETTERS)?.length ?? 0), 0)
  const same = segments.filter(({ kind }) => kind === 'same')
  const longer = Math.max(count(segments.map(({ left }) => left)), count(segments.map(({ right }) => right)))
  if (longer === 0) return 1
  return Math.min(count(same.map(({ left }) => left)), count(same.map(({ right }) => right))) / longer
}
