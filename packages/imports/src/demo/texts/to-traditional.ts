import { SIMPLIFIED, TRADITIONAL, WORDS } from './traditional-characters.ts'

const CHARACTERS = new Map(Array.from(SIMPLIFIED, (character, i) => [character, TRADITIONAL[i] as string]))
const WRITTEN = new Map(WORDS)
const WORD_OR_CHARACTER = new RegExp(`${[...WRITTEN.keys()].sort((a, b) => b.length - a.length).join('|')}|[${SIMPLIFIED}]`, 'gu')

/** A text of the corpus in traditional characters, as TW writes it: 发明 is 發明, 干燥 is 乾燥. */
export function toTraditional(text: string): string {
  return text.replace(WORD_OR_CHARACTER, (found) => WRITTEN.get(found) ?? CHARACTERS.get(found) ?? found)
}
