/** A claim named before its number, in the languages of offices: English, German, French, Chinese (both scripts), Japanese. */
const CLAIM = String.raw`(?:(?<!\p{Script=Latin})(?:claims?|(?:patent)?ansp(?:rü|ru|rue)ch(?:e[ns]?|s)?|revendications?)|权利要求书?|權利要求書?|请求项|請求項|專利範圍|专利范围)`
/** Between the word and the number: `claim (1)`, `claims any one of 1 to 3`, `権利要求第1項`. */
const BEFORE_NUMBER = String.raw`(?:\s|\(|第|nos?\.?(?=\s*\d)|any(?=\s|\d)|(?:one\s+)?of|中(?:的)?)*`
const NUMBER = String.raw`(\d{1,4})(?!\d|\.\d|\s*%)\s*\)?\s*[项項]?`
/** No word is a sequence of others, such as `and/or`: a long list would otherwise be tried in every combination. */
const LIST_WORD = String.raw`[,;、/]|or|and|oder|und|sowie|ou|et|或者?|和|以?及|与|與|又は|または|及び|および|もしくは|若しくは`
const RANGE_WORD = String.raw`-|–|—|−|~|〜|to|through|thru|bis|à|至|到|乃至|から|ないし`
const SEPARATOR = String.raw`\s*(?:(?:${LIST_WORD}|${RANGE_WORD})\s*)+`

const MENTION = new RegExp(
  String.raw`${CLAIM}${BEFORE_NUMBER}${NUMBER}(?:${SEPARATOR}(?:${CLAIM}${BEFORE_NUMBER}|第)?${NUMBER})*`.replaceAll('(\\d', '(?:\\d'),
  'giu',
)
const STEP = new RegExp(String.raw`(\d+)[)\s项項]*(?:\s*(?:${RANGE_WORD})\s*(?:${CLAIM}${BEFORE_NUMBER}|第)?(\d+))?`, 'giu')

const GERMAN_PRECEDING = String.raw`(?:vor(?:her)?(?:geh|ig|gen|steh|angeh|anst|angegang|gegang)|obig)\p{L}*`

/** All claims before this one: `any of the preceding claims`, `前述权利要求中任一项`. A number that follows names single claims. */
const ALL_BEFORE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:preceding|previous|foregoing|above(?:[-\s]mentioned)?|prior|aforementioned)\s+(?:\p{L}+\s+)?claims(?!\p{L})`,
    String.raw`(?<!\p{L})(?:any|an?|one|each)\s+(?:of\s+the\s+)?(?:preceding|previous|foregoing|above|prior)\s+claims?(?!\p{L})`,
    String.raw`(?<!\p{L})${GERMAN_PRECEDING}\s+(?:patent)?ansprüchen?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:einem|jedem|irgendeinem)\s+${GERMAN_PRECEDING}\s+(?:patent)?anspruch(?!\p{L})`,
    String.raw`revendications\s+(?:précédentes|antérieures|qui\s+précèdent|ci-dessus)`,
    String.raw`une\s+(?:quelconque\s+)?(?:des\s+)?revendications?\s+(?:précédentes?|antérieures?)`,
    String.raw`(?:前述|上述|前面|以上|先前|前记|前記|上記|先行する)(?:所述)?的?(?:任(?:意|何)?一?[项項个個]?|各[项項]|所有)?的?(?:所述)?的?(?:权利要求|權利要求|请求项|請求項)`,
  ]
    .map((form) => `(?:${form})`)
    .join('|')
    .concat(String.raw`(?!\s*第?\s*\d)`),
  'iu',
)
/** Only the claim before this one: `the preceding claim`. */
const ONE_BEFORE =
  /(?<!\p{L})(?:the\s+(?:immediately\s+)?(?:preceding|previous|foregoing)\s+claim|(?:dem|des)\s+(?:vorhergehenden|vorigen|vorstehenden)\s+(?:patent)?anspruchs?|la\s+revendication\s+précédente)(?!\p{L})(?!\s*\d)/iu

/** Found quickly in texts without a reference. */
const ANY_CLAIM = /claim|anspr|revendication|权利要求|權利要求|请求项|請求項|[專专]利[範范][圍围]/iu
const MAX_RANGE = 500
/** `claim I`: the digit as character recognition reads it. */
const LETTER_FOR_ONE = /(?<!\p{L})(claim|anspruch|revendication)\s+[Il](?=[\s,.;:])/giu

/**
 * Numbers of the claims that claim `number` refers to in its text, in the order of the text, without duplicates: `claim 1`, `claims 2, 4
 * or 6`, `einem der Ansprüche 1 bis 3`, `l'une des revendications 1 à 3`, `权利要求1至3中任一项`, `any of the preceding claims`. Its own
 * number and numbers above `highest`, the last one of the claims, are errors of the text and left out. Pure.
 */
export function claimReferences(text: string, number: number, highest = Infinity): number[] {
  if (!ANY_CLAIM.test(text)) return []
  const written = text.normalize('NFKC').replace(/\s+/gu, ' ').replace(LETTER_FOR_ONE, '$1 1')
  const found = new Set<number>()
  for (const [mention] of written.matchAll(MENTION)) for (const claim of listedClaims(mention)) found.add(claim)
  if (ALL_BEFORE.test(written)) for (let claim = 1; claim < number; claim++) found.add(claim)
  if (ONE_BEFORE.test(written)) found.add(number - 1)
  return [...found].filter((claim) => claim > 0 && claim <= highest && claim !== number)
}

function listedClaims(mention: string): number[] {
  return [...mention.matchAll(STEP)].flatMap(([, first, last = first]) => {
    const [from, to] = [Number(first), Number(last)]
    return Array.from({ length: Math.min(Math.max(0, to - from + 1), MAX_RANGE) }, (_, step) => from + step)
  })
}
