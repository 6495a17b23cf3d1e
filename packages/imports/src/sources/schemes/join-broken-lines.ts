const HAN = String.raw`[\p{Script=Han}，。、；：（）？！“”《》]`
const BETWEEN_HAN = new RegExp(`(?<=${HAN})\\s+(?=${HAN})`, 'gu')

/** Joins lines that were broken at the page width: Chinese without a space, otherwise with one. */
export function joinBrokenLines(text: string): string {
  return text.replace(BETWEEN_HAN, '').replace(/\s+/g, ' ').trim()
}
