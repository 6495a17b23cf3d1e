import type { Disclosure } from '@gezhi/contract'
import { analyzeText, type AnalyzedText } from '@gezhi/query'
import { PATENT_TEXT_COLUMNS, type PatentRecord } from '@gezhi/records'
import { englishStem } from '@gezhi/search'

/** A word of a feature: its share of all its words, and the forms in which documents may have it. */
export interface FeatureTerm {
  /** As written in the feature. */
  readonly text: string
  readonly weight: number
  /** `strength`: how much of the word a form counts, 0 to 1. */
  readonly forms: readonly { readonly text: string; readonly strength: number }[]
}

/** A passage of a document, literally. */
export interface FoundPassage {
  readonly column: string
  readonly text: string
  /** Words of the feature in it, ascending and disjoint, in UTF-16 units of `text`. */
  readonly marks: readonly { readonly start: number; readonly end: number }[]
  readonly cutBefore: boolean
  readonly cutAfter: boolean
}

/** What a document says of a feature. */
export interface ComparedFeature {
  readonly disclosure: Disclosure
  /** Weight of the words of the feature that the passage has, 0 to 1. */
  readonly coverage: number
  /** Words of the feature that the passage lacks, as written there. */
  readonly missing: readonly string[]
  readonly passage: FoundPassage | null
}

/** Share of the words of a feature in one passage from which it counts as disclosed, and as partly disclosed. */
export const DISCLOSED_FROM = 0.7
export const PARTLY_FROM = 0.35

/** UTF-16 units of a passage, at most. */
const MAX_PASSAGE = 400
/** Of a document only so many UTF-16 units are compared: the longest have millions. */
const MAX_CHARACTERS = 400_000

const COLUMNS = [
  'title',
  'abstract',
  'independentClaims',
  'dependentClaims',
  'descriptionSummary',
  'descriptionEmbodiments',
  'description',
  'descriptionField',
  'descriptionBackground',
] as const

/** Compares documents with features; reads each document once for all of them. Pure. */
export function featureComparer(features: readonly (readonly FeatureTerm[])[]): (record: PatentRecord) => ComparedFeature[] {
  const forms = formsOf(features)
  return (record) => {
    const best: (Window | null)[] = features.map(() => null)
    let left = MAX_CHARACTERS
    for (const { name, texts } of columnsInOrder()) {
      for (const text of texts(record)) {
        if (left <= 0) break
        const read = text.length > left ? text.slice(0, left) : text
        left -= read.length
        bestWindows(name, read, features, forms, best)
      }
    }
    return features.map((terms, at) => compared(terms, best[at]!))
  }
}

function columnsInOrder() {
  return COLUMNS.map((name) => PATENT_TEXT_COLUMNS.find((column) => column.name === name)!)
}

/** The disclosure that a coverage means. */
export function disclosureOf(coverage: number): Disclosure {
  if (coverage >= DISCLOSED_FROM) return 'disclosed'
  return coverage >= PARTLY_FROM ? 'partly' : 'not'
}

/** A form as tokens, and the words of features it stands for, as a whole or as a pair of characters of a long Chinese word. */
interface Form {
  readonly tokens: readonly string[]
  readonly uses: readonly { readonly feature: number; readonly term: number; readonly strength: number; readonly isPart: boolean }[]
}

/** Forms by their first token. */
type Forms = ReadonlyMap<string, readonly Form[]>

interface FoundForm {
  readonly form: Form
  readonly at: number
  readonly start: number
  readonly end: number
}

interface Window {
  readonly column: string
  readonly text: string
  readonly start: number
  readonly end: number
  readonly coverage: number
  readonly terms: ReadonlySet<number>
  readonly found: readonly FoundForm[]
}

function formsOf(features: readonly (readonly FeatureTerm[])[]): Forms {
  const forms = new Map<string, { tokens: readonly string[]; uses: Form['uses'][number][] }>()
  const add = (tokens: readonly string[], use: Form['uses'][number]) => {
    if (tokens.length === 0) return
    const key = tokens.join(' ')
    const form = forms.get(key) ?? { tokens, uses: [] }
    form.uses.push(use)
    forms.set(key, form)
  }
  for (const [feature, terms] of features.entries()) {
    for (const [term, { text: own, forms: written }] of terms.entries()) {
      for (const { text, strength } of written) add(wordsOf(analyzeText(text)), { feature, term, strength, isPart: false })
      const pairs = LONG_WORD.test(own) ? [...new Set(wordsOf(analyzeText(own)))] : []
      for (const pair of pairs) add([pair], { feature, term, strength: 1 / pairs.length, isPart: true })
    }
  }
  return Map.groupBy(forms.values(), ({ tokens }) => tokens[0]!)
}

/** The tokens of a word or phrase; the last character of a Chinese run is in the pair before it. */
function wordsOf({ tokens, joined }: AnalyzedText): string[] {
  return tokens.flatMap((token, at) => (joined[at] && !joined[at + 1] && HAN.test(token) ? [] : [stemOf(token)]))
}

const HAN = /^\p{Script=Han}$/u
/** Words are segmented by the records of an index: a phrase may count as one word. */
const LONG_WORD = /^\p{Script=Han}{4,}$/u
/** Share of the pairs of a long word from which it counts, by this share. */
const PART_FROM = 0.5
const PAIR = /^\p{Script=Han}{2}$/u

function stemOf(token: string): string {
  return englishStem(token) ?? token
}

function bestWindows(
  column: string,
  text: string,
  features: readonly (readonly FeatureTerm[])[],
  forms: Forms,
  best: (Window | null)[],
): void {
  const analyzed = analyzeText(text)
  const found = foundForms(analyzed, forms)
  if (found.length === 0) return
  const units = unitsOf(text, analyzed)
  const inUnit = Map.groupBy(found, ({ at }) => units.findLastIndex(({ from }) => from <= at))
  for (const [place, own] of inUnit) {
    for (const last of [place, place + 1]) {
      const [first, end] = [units[place]!, units[last]]
      if (end === undefined || (last > place && end.end - first.start > MAX_PASSAGE)) continue
      const all = [...own, ...(last === place ? [] : (inUnit.get(last) ?? []))].filter((one) => one.end <= end.end)
      const touched = new Set(all.flatMap(({ form }) => form.uses.map(({ feature }) => feature)))
      for (const feature of touched) {
        const window = windowOf(features[feature]!, feature, all, { column, text, start: first.start, end: end.end })
        if (isBetter(window, best[feature]!)) best[feature] = window
      }
    }
  }
}

function isBetter(window: Window, best: Window | null): boolean {
  if (best === null || window.coverage === 0) return window.coverage > 0
  if (window.coverage > best.coverage) return true
  return window.coverage === best.coverage && window.column === best.column && window.end - window.start < best.end - best.start
}

function windowOf(
  terms: readonly FeatureTerm[],
  feature: number,
  found: readonly FoundForm[],
  place: Pick<Window, 'column' | 'text' | 'start' | 'end'>,
): Window {
  const wholes = new Map<number, number>()
  const parts = new Map<number, number>()
  for (const form of new Set(found.map((one) => one.form))) {
    for (const { term, strength, isPart } of form.uses.filter((use) => use.feature === feature)) {
      if (isPart) parts.set(term, (parts.get(term) ?? 0) + strength)
      else wholes.set(term, Math.max(wholes.get(term) ?? 0, strength))
    }
  }
  const strengths = new Map(wholes)
  for (const [term, part] of parts) if (part >= PART_FROM) strengths.set(term, Math.min(1, Math.max(part, wholes.get(term) ?? 0)))
  const own = found.filter((one) => one.form.uses.some((use) => use.feature === feature && strengths.has(use.term)))
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const covered = [...strengths].reduce((sum, [term, strength]) => sum + terms[term]!.weight * strength, 0)
  return { ...place, coverage: total === 0 ? 0 : covered / total, terms: new Set(strengths.keys()), found: own }
}

/** Where forms occur in a text, in its order. */
function foundForms(analyzed: AnalyzedText, forms: Forms): FoundForm[] {
  const { starts } = analyzed
  const tokens = analyzed.tokens.map(stemOf)
  const found: FoundForm[] = []
  for (const [at, token] of tokens.entries()) {
    for (const form of forms.get(token) ?? []) {
      if (form.tokens.every((own, i) => own === tokens[at + i])) {
        found.push({ form, at, start: starts[at]!, end: endOfToken(analyzed, at + form.tokens.length - 1) })
      }
    }
  }
  return found
}

/** A pair of Chinese characters ends with its second one. */
function endOfToken({ tokens, starts, ends }: AnalyzedText, at: number): number {
  const isPair = PAIR.test(tokens[at]!) && ends[at]! - starts[at]! < tokens[at]!.length
  return ends[isPair && at + 1 < tokens.length ? at + 1 : at]!
}

interface Unit {
  /** Position of its first token. */
  readonly from: number
  readonly start: number
  readonly end: number
}

/** Its full stop ends no sentence: a quotation would begin with the number of the figure. */
const ABBREVIATION = /(?<!\p{L})(?:figs?|nos?|refs?|e\.g|i\.e|cf|approx)\.\s*$/iu

/** Sentences; those longer than a passage are cut at their punctuation, if there is any. */
function unitsOf(text: string, { starts, ends, sentences: found }: AnalyzedText): Unit[] {
  const sentences = found.filter((at) => !ABBREVIATION.test(text.slice(Math.max(0, starts[at]! - 12), starts[at])))
  const units: Unit[] = []
  for (const [i, first] of sentences.entries()) {
    const next = sentences[i + 1] ?? starts.length
    let from = first
    let cut = 0
    for (let at = first; at < next; at++) {
      if (at > from && /[,，;；:：、]/u.test(text.slice(ends[at - 1], starts[at]))) cut = at
      if (ends[at]! - starts[from]! <= MAX_PASSAGE || at === from) continue
      const to = cut > from ? cut : at
      units.push({ from, start: starts[from]!, end: ends[to - 1]! })
      from = to
    }
    units.push({ from, start: starts[from]!, end: endOfSentence(text, ends[next - 1]!) })
  }
  return units
}

function endOfSentence(text: string, end: number): number {
  return /[\p{Po}\p{Pe}]/u.test(text.charAt(end)) ? end + 1 : end
}

function compared(terms: readonly FeatureTerm[], window: Window | null): ComparedFeature {
  const missing = terms.flatMap(({ text }, at) => (window?.terms.has(at) ? [] : [text]))
  if (window === null) return { disclosure: 'not', coverage: 0, missing, passage: null }
  const { column, text, start, end, coverage } = window
  const marks: { start: number; end: number }[] = []
  for (const one of window.found.toSorted((a, b) => a.start - b.start)) {
    const last = marks.at(-1)
    if (last !== undefined && one.start - start <= last.end) last.end = Math.max(last.end, one.end - start)
    else marks.push({ start: one.start - start, end: one.end - start })
  }
  return {
    disclosure: disclosureOf(coverage),
    coverage,
    missing,
    passage: { column, text: text.slice(start, end), marks, cutBefore: start > 0, cutAfter: end < text.length },
  }
}
