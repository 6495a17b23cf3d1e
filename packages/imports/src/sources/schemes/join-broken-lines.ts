const HAN = String.raw`[\p{Script=Han}，。、；：（）？！“”《》]`
const BETWEEN_HAN = new RegExp(`(?<=${HAN})\\s+(?=${HAN})`, 'gu')

/** A text whose lines were broken where the page ended: Chinese closes up, elsewhere one space stays. */
export function joinBrokenLines(text: string): string {
  return text.replace(BETWEEN_HAN, '').replace(/\s+/g, ' ').trim()
}
