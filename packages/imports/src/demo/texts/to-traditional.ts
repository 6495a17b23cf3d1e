import { TRADITIONAL_CHARACTERS } from './traditional-characters.ts'

/** Words whose characters have several traditional forms, said whole. */
const SIMPLIFIED = new Map<string, string>()
for (let i = 0; i < TRADITIONAL_CHARACTERS.length; i += 2)
  SIMPLIFIED.set(TRADITIONAL_CHARACTERS[i] as string, TRADITIONAL_CHARACTERS[i + 1] as string)

/** The text of the corpus in traditional characters, as TW writes it. */
export function toTraditional(text: string): string {
  let out = ''
  for (const character of text) out += SIMPLIFIED.get(character) ?? character
  return out
}
