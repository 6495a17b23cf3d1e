const KANA = /[\u3041-\u30ff\uff66-\uff9f]/
const HANGUL = /\p{Script=Hangul}/u
const HAN = /\p{Script=Han}/u
const LATIN = /\p{Script=Latin}/u

/**
 * Language of a text by its script, by default `usual`: kana is Japanese, hangul Korean, Latin letters without any Chinese character
 * English. Single kana in Chinese texts (の on labels, ・ in names) do not count.
 */
export function textLanguage(text: string, usual: string): string {
  const sample = text.slice(0, 400)
  if ((usual === 'zh' ? /[\u3041-\u30ff]{2}|[\u3041-\u306d\u306f-\u3096]/ : KANA).test(sample.replace(/[・ー]/g, ''))) return 'ja'
  if (HANGUL.test(sample)) return 'ko'
  if (HAN.test(sample)) return usual === 'en' ? 'zh' : usual
  return LATIN.test(sample) ? 'en' : usual
}
