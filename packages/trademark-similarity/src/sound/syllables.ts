import { pinyin } from 'pinyin-pro'

/** A reading of a character: the syllable without tone (`lü` as `lv`), and the tone from 0 (neutral) to 4. */
export interface Syllable {
  readonly sound: string
  readonly tone: number
}

const known = new Map<string, readonly Syllable[]>()

/** All readings of a simplified character, the most common first; empty for one without. Computed once for each character. */
export function syllablesOf(char: string): readonly Syllable[] {
  const found = known.get(char)
  if (found !== undefined) return found
  const readings = pinyin(char, { toneType: 'num', type: 'array', v: true, nonZh: 'removed', multiple: true })
  const syllables = [...new Set(readings)].flatMap((reading) => {
    const [, sound, tone] = /^([a-zv]+)(\d)$/.exec(reading.replaceAll('ü', 'v')) ?? []
    return sound === undefined ? [] : [{ sound, tone: Number(tone) }]
  })
  known.set(char, syllables)
  return syllables
}

const SOFT: readonly (readonly [RegExp, string])[] = [
  [/^(zh|ch|sh)/, '$1'],
  [/^z(?!h)/, 'zh'],
  [/^c(?!h)/, 'ch'],
  [/^s(?!h)/, 'sh'],
  [/^n(?=[aeiouv])/, 'l'],
  [/^f/, 'h'],
  [/(an|en|in)g$/, '$1'],
]

/** The syllable as speakers who do not distinguish z and zh, c and ch, s and sh, n and l, f and h, or n and ng at the end hear it. Pure. */
export function softSyllable(sound: string): string {
  const soft = softened.get(sound) ?? SOFT.reduce((text, [pattern, to]) => text.replace(pattern, to), sound)
  softened.set(sound, soft)
  return soft
}

const softened = new Map<string, string>()
