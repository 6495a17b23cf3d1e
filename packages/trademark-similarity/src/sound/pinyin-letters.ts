import { pinyin } from 'pinyin-pro'

const INITIALS = 'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ')

/** Finals that follow each initial; the empty initial has its own. */
const FINALS: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
}

/** All syllables of Mandarin, without tones. */
export const PINYIN_SYLLABLES: ReadonlySet<string> = new Set(
  ['', ...INITIALS].flatMap((initial) => FINALS[initial]!.split(' ').map((final) => initial + final)),
)
const MAX_SYLLABLE = 6

/** The letters as pinyin syllables without tones, with as few as possible: `maotai` is mao, tai. Null if they are no pinyin. Pure. */
export function splitPinyin(letters: string): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - MAX_SYLLABLE); start < end; start++) {
      const before = best[start]
      const syllable = letters.slice(start, end)
      if (before == null || !PINYIN_SYLLABLES.has(syllable)) continue
      if (best[end] === null || before.length + 1 < best[end]!.length) best[end] = [...before, syllable]
    }
  }
  return letters === '' ? null : (best[letters.length] ?? null)
}

/** The pinyin of Han characters read together, without tones and spaces: `重庆` is chongqing. Empty for none. Pure. */
export function pinyinLetters(han: readonly string[]): readonly string[] {
  return han.length === 0 ? [] : pinyin(han.join(''), { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
}
