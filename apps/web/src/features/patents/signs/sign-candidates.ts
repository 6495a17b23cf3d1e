/** A number in a text that may be a reference sign. */
export interface SignCandidate {
  /** As written: `12`, `12a`, `12'`. */
  readonly sign: string
  /** Its UTF-16 range in the text. */
  readonly start: number
  readonly end: number
  /** The words (or the run of characters) before it; in lists of signs those before the list. */
  readonly before: string
  /** `housing (12)`: so written, it is hardly anything else. */
  readonly bracketed: boolean
}

const SIGN = String.raw`[1-9]\d{0,3}[a-zA-Z]?['′″]{0,2}`
/** In brackets also with letters before the number: `(M31S)`. */
const BRACKETED_SIGN = String.raw`[A-Z]{0,2}${SIGN}`
const AND = String.raw`\s*(?:[,、，~-]|–|and|or|to|und|oder|bis|et|ou|à|和|与|及|或|至)+\s*`
/** A list of signs where it begins with a number that does not continue a word or a number. */
const LIST = new RegExp(
  String.raw`[（(]\s*(${BRACKETED_SIGN}(?:${AND}${BRACKETED_SIGN})*)\s*[）)]|(?<![a-zA-Z\d.,．（(])(${SIGN}(?:${AND}${SIGN})*)(?![a-zA-Z\d])`,
  'gu',
)
const ONE = new RegExp(BRACKETED_SIGN, 'gu')
/** Chinese and Japanese: the run of characters before. */
const RUN_BEFORE = /[\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{1,14}\s*$/u
/** Other languages: up to four words before. */
const WORDS_BEFORE = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}'’-]*(?:[ \u00a0]\p{L}[\p{L}\p{M}'’-]*){0,3}[ \u00a0]$/u
/** Characters in which they are searched. */
const BEFORE = 64

/** Ends of the words before a number that is no reference sign, per language. */
const NO_SIGN_AFTER: Readonly<Record<string, RegExp>> = {
  zh: /(?:图|权利要求|步骤|实施例|实施方式|对比例|比较例|实验例|试验例|样品|方案|表|式|公式|程序|第|约|为|至|达|到|于|是|在|和|与|或|及|共|仅|每|有|取|按|用|由|从|对|把|比|的|了|前|近|超过|以上|以下|温度|浓度|含量|比例|专利号|申请号|NO|No)$/u,
  en: /(?:^|[\s-])(?:figs?|figures?|claims?|examples?|tables?|schemes?|charts?|about|approximately|of|to|than|at|from|and|or|between|least|most|nos?|numbers?|patents?|pages?|chapters?|sections?|paragraphs?|formulae?|equations?|eqs?|seq|id|embodiments?|aspects?|versions?|lines?|columns?|is|are|was|be|by|in|on|with|for|over|under|per|times|up|only|equals?|ser|serial|application|publication|class|item|days?|weeks?|type|grade|level|january|february|march|april|may|june|july|august|september|october|november|december|the|an?|every|all|exceeds?|compounds?|acids?|residues?|positions?|groups? having|having|containing|using|expressions?|exons?|represents?|comprises?|includes?|included|preferably|wherein|carbons?|atoms?|nucleotides?|bases?|cases?|mice|rats|patients|subjects|weeks?|wo|ep|us|jp|after|before|within|roughly|nearly|around|some|through|into|ratio|value|supra|infra|ibid|press)$/iu,
  de: /(?:^|\s)(?:fig|figure?n?|abb|abbildung|anspruch|ansprüche|beispiele?|tabelle|formel|etwa|ca|von|bis|zu|und|oder|mindestens|höchstens|als|um|in|auf|mit|bei|nr|seite|jahre?|der|die|das|den|dem|ein|eine|einem|einer|rund|unter|über|je|pro|beträgt|ist|sind|zwischen|gleich|absatz|artikel)$/iu,
  fr: /(?:^|\s)(?:fig|figures?|revendications?|exemples?|tableaux?|formules?|environ|de|à|et|ou|au|aux|moins|plus|que|en|dans|sur|par|pour|page|nº|n|no|le|la|les|un|une|des|du|entre|est|sont|article|pendant|vers)$/iu,
}
/** Letters after a number that are units. */
const UNIT_SUFFIX = /\d[mglshVWK]$/u
/** Units and counted things after a number. */
const UNIT =
  /^\s*(?:[%％‰°℃℉]|(?:[mckµμn]?m|[mk]?g|m?l|[mµμ]?s|min|h|[mk]?V|m?A|[mk]?W|[kMG]?Hz|K|[kMG]?Pa|bar|psi|wt|mol|mmol|ppm|rpm|dB|bits?|bytes?|times|percent|degrees?|inch(?:es)?|feet|ft|hours?|minutes?|seconds?|days?|weeks?|months?|years?|Grad|Prozent|Stunden?|Minuten?|Sekunden?|heures?|secondes?|jours?|ans)(?![\p{L}\d])|(?:[个件块片只根条种次秒年月日倍吨伏安瓦元人份天周毫微纳千米克]|小时|升(?![高降起温])|分(?![别为离布])|位(?![于置])|度(?!量)|级(?!联)|组(?![成件装])|行(?![进走程])|列(?!车)))/u

/** Numbers that may be reference signs in a text of a language (ISO 639-1), in order. Pure, linear time. */
export function signCandidates(text: string, lang: string): SignCandidate[] {
  const isDense = lang === 'zh' || lang === 'ja'
  const rejected = NO_SIGN_AFTER[isDense ? 'zh' : lang]
  const found: SignCandidate[] = []
  for (const match of text.matchAll(LIST)) {
    const [whole, inBrackets, alone] = match
    const list = inBrackets ?? alone ?? ''
    const before = wordsBefore(text.slice(Math.max(0, match.index - BEFORE), match.index), isDense, inBrackets !== undefined)
    if (before === null || rejected?.test(before) === true) continue
    const end = match.index + whole.length
    if (inBrackets === undefined && (UNIT_SUFFIX.test(list) || UNIT.test(text.slice(end, end + 16)) || isDecimal(text.slice(end, end + 8))))
      continue
    const from = match.index + whole.indexOf(list)
    for (const one of list.matchAll(ONE)) {
      const start = from + one.index
      found.push({ sign: one[0], start, end: start + one[0].length, before, bracketed: inBrackets !== undefined })
    }
  }
  return found
}

/** The words that a sign stands behind; null for none. */
function wordsBefore(text: string, isDense: boolean, bracketed: boolean): string | null {
  const spaced = bracketed && !isDense && !/\s$/u.test(text) ? `${text} ` : text
  return (isDense ? RUN_BEFORE : WORDS_BEFORE).exec(spaced)?.[0].trim() ?? null
}

/** `1.5`, `1,000`, `1/2`, `3:1`, `2×3`. */
function isDecimal(after: string): boolean {
  return /^(?:[.,．:：×x/*^]\d|[-–~～]\d*\.\d)/u.test(after)
}
