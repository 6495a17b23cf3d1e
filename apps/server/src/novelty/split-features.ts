import { MAX_NOVELTY_FEATURES } from '@gezhi/contract'

/** A technical feature of a text: where it stands in it, in UTF-16 units. */
export interface FeatureSpan {
  readonly start: number
  readonly end: number
}

/** Shorter segments say too little to be searched, in the width of a letter; a Chinese character counts three. */
const MIN_WIDTH = 10
/** A segment up to this width is not divided at commas, not even before a clause of its own. */
const CLAUSE_WIDTH = 60
/** A clause up to this width is not divided at its other commas. */
const MAX_WIDTH = 120

const HAN = /\p{Script=Han}/u
const WORD = /[\p{L}\p{N}]/u
const MARGIN = /[\s,，、]/u

/** Phrases between the preamble of a claim and its characterising part. */
const TRANSITIONS = [
  '其特征在于',
  '其特征是',
  '其中特征在于',
  'characteri[sz]ed in that',
  'characteri[sz]ed by',
  'the improvement comprising',
  'wherein the improvement comprises',
]

/** Not any number of them: a long run would be read again from each of its characters. */
const SPACES = String.raw`\s{0,20}`

/** Ends of clauses: a number before a claim, sentence ends, semicolons, line breaks, colons, and phrases of transition. */
const HARD = new RegExp(
  [
    String.raw`(?:^|(?<=[\n。;；]))${SPACES}(?:\d{1,3}\s?[.．、)）](?!\d)|[(（]\d{1,3}[)）])`,
    String.raw`[,，]?${SPACES}(?:${TRANSITIONS.join('|')})[,，:：]?`,
    String.raw`[;；。！？\n\r]+`,
    String.raw`：`,
    // Not within ratios and times.
    String.raw`:(?=\s)`,
    // Not after the abbreviations of patents, nor within numbers.
    String.raw`(?<!\b(?:fig|figs|no|nos|e\.g|i\.e|approx|vs|al|ca|cf))[.!?](?=\s+[\p{Lu}\d(]|\s*$)`,
  ].join('|'),
  'giu',
)

/** Commas before a clause of its own. */
const SOFT =
  /[,，]\s*(?=(?:其中|所述|并且|并|且|以及|还包括|用于|使得|wherein|whereby|and wherein|and said|said|and the|in which|so that|such that)(?:\s|\p{Script=Han}))/giu
/** Commas between the parts of a clause. In English only before words that begin a part: others stand between adjectives. */
const COMMAS =
  /，\s*|,\s*(?=\p{Script=Han})|,\s*(?=(?:(?:and|or)\s+)?(?:(?:an?|the|at least|one|two|each|which|said|[a-z]\)|\([a-z]\))\s|\p{L}{2,40}ing\s))/giu

/**
 * Splits a claim or a technical text into its features by its clauses: ascending, disjoint spans that begin and end with a letter, digit or
 * sign of their own. What lies between them is punctuation, white space, numbers of claims and phrases of transition. Pure.
 */
export function splitFeatures(text: string): FeatureSpan[] {
  const clauses = segmentsOf(text, { start: 0, end: text.length }, HARD).flatMap((clause) => divided(text, clause, SOFT, CLAUSE_WIDTH))
  return merged(
    joined(
      text,
      clauses.flatMap((clause) => divided(text, clause, COMMAS, MAX_WIDTH)),
    ),
  )
}

/** A segment wider than `width` at commas. */
function divided(text: string, segment: FeatureSpan, commas: RegExp, width: number): FeatureSpan[] {
  return widthOf(text, segment) <= width ? [segment] : joined(text, segmentsOf(text, segment, commas))
}

function segmentsOf(text: string, { start, end }: FeatureSpan, separator: RegExp): FeatureSpan[] {
  const spans: FeatureSpan[] = []
  let from = start
  for (const { 0: found, index } of text.slice(start, end).matchAll(separator)) {
    spans.push({ start: from, end: start + index })
    from = start + index + found.length
  }
  spans.push({ start: from, end })
  return spans.flatMap((span) => trimmed(text, span))
}

/** Without white space and commas at its ends; nothing if no letter or digit remains. */
function trimmed(text: string, { start, end }: FeatureSpan): FeatureSpan[] {
  const inside = text.slice(start, end)
  if (!WORD.test(inside)) return []
  let [first, last] = [0, inside.length]
  while (MARGIN.test(inside[first]!)) first++
  while (MARGIN.test(inside[last - 1]!)) last--
  return [{ start: start + first, end: start + last }]
}

/** Joins segments that are too short to the next one, and the last to the one before. */
function joined(text: string, segments: readonly FeatureSpan[]): FeatureSpan[] {
  const spans: FeatureSpan[] = []
  let waiting: number | null = null
  for (const { start, end } of segments) {
    const span: FeatureSpan = { start: waiting ?? start, end }
    waiting = widthOf(text, span) < MIN_WIDTH ? span.start : null
    if (waiting === null) spans.push(span)
  }
  const last = segments.at(-1)
  if (waiting === null || last === undefined) return spans
  const before = spans.pop()
  return [...spans, { start: before?.start ?? waiting, end: last.end }]
}

/**
 * Joins the shortest neighbours until there are no more than `MAX_NOVELTY_FEATURES`. Far too many are first joined in pairs, because
 * finding the shortest takes as long as there are features.
 */
function merged(all: readonly FeatureSpan[]): FeatureSpan[] {
  let spans = [...all]
  while (spans.length > 100 * MAX_NOVELTY_FEATURES) spans = pairs(spans)
  while (spans.length > MAX_NOVELTY_FEATURES) {
    const widths = spans.slice(1).map(({ end }, at) => end - spans[at]!.start)
    const at = widths.indexOf(Math.min(...widths))
    spans.splice(at, 2, { start: spans[at]!.start, end: spans[at + 1]!.end })
  }
  return spans
}

function pairs(spans: readonly FeatureSpan[]): FeatureSpan[] {
  return spans.flatMap(({ start, end }, at) => (at % 2 === 0 ? [{ start, end: spans[at + 1]?.end ?? end }] : []))
}

function widthOf(text: string, { start, end }: FeatureSpan): number {
  let width = 0
  for (const character of text.slice(start, end)) width += HAN.test(character) ? 3 : 1
  return width
}
