import { sharedTerm, termKey } from './shared-term.ts'
import { declaredSigns } from './declared-signs.ts'
import { figureList, figureMentions, type DescribedFigure, type FigureMention } from './figure-list.ts'
import { signCandidates, type SignCandidate } from './sign-candidates.ts'

/** Share of the mentions by the usual figure from which another counts, too. */
const MIN_FIGURE_SHARE = 0.34

/** Signs in brackets from which a text has reference signs although it describes no figures: claims alone. */
const MIN_BRACKETED = 3

/** A reference sign with its term. */
export interface ReferenceSign {
  readonly sign: string
  readonly term: string
  /** Last words (characters) of all terms that name it at least twice: `processor` beside `MSP`. */
  readonly endings: readonly string[]
  /** Mentions in claims and description. */
  readonly count: number
  /** Figures named in paragraphs before its mentions, in the order of the list of figures. */
  readonly figures: readonly string[]
}

/** Information about the drawings, from the text of a patent. */
export interface SignTable {
  readonly signs: readonly ReferenceSign[]
  readonly figures: readonly DescribedFigure[]
}

interface SignText {
  readonly paragraphs: readonly { readonly text: string; readonly heading: boolean }[]
  readonly claims: readonly { readonly text: string }[]
  /** ISO 639-1. */
  readonly lang: string
}

/** Paragraphs read between two yields. */
const TOGETHER = 40

/** The reference signs of a patent in numerical order, with the figures that show them according to the text. Pure. */
export function readSigns(text: SignText): SignTable {
  const reading = readingSigns(text)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

/** The same, yielding now and then, so that a long text can be read in slices. */
export function* readingSigns({ paragraphs, claims, lang }: SignText): Generator<void, SignTable, void> {
  const figures = figureList(paragraphs)
  const found = new Map<string, SignUses>()
  for (const [index, { text }] of [...paragraphs, ...claims].entries()) {
    addUses(text, lang, found)
    if (index % TOGETHER === TOGETHER - 1) yield
  }
  const declared = new Map(declaredSigns(paragraphs, lang).map(({ sign, term }) => [sign, term]))
  // Without drawings, numbers after words are amounts, compounds or positions.
  const bracketed = [...found.values()].filter((uses) => uses.bracketed).length
  if (figures.length === 0 && declared.size === 0 && bracketed < MIN_BRACKETED) return { signs: [], figures }
  const ofNames = numbersOfNames(found, lang)
  const signs = [...new Set([...declared.keys(), ...found.keys()])].flatMap((sign) => {
    if (ofNames.has(sign) && !declared.has(sign)) return []
    const read = referenceSign(sign, found.get(sign) ?? { befores: [], bracketed: false, figures: new Map() }, declared.get(sign), lang)
    return read === null ? [] : [read]
  })
  return { signs: signs.toSorted((one, other) => one.sign.localeCompare(other.sign, 'en', { numeric: true })), figures }
}

/** Languages that capitalise names, and not other nouns. */
const NAMES_IN_CAPITALS = /^(?:en|fr|es|it|pt)$/
const NAME = /(?:^|[\s-])\p{Lu}\p{Ll}+$/u
/** In brackets behind a name it is a year: `Cold Spring Harbor Laboratory (1972)`. */
const YEAR = /^(?:1[89]|20)\d\d$/

/**
 * Numbers that stand only behind names, such as years of publication (`New York 1984`) and products (`Luminex 100`). None where most
 * numbers do: such a text writes its terms with capitals.
 */
function numbersOfNames(found: ReadonlyMap<string, SignUses>, lang: string): ReadonlySet<string> {
  if (!NAMES_IN_CAPITALS.test(lang)) return new Set()
  const named = [...found].filter(([, { befores }]) => befores.every((before) => NAME.test(before)))
  const numbers = named.filter(([, { bracketed }]) => !bracketed)
  const years = named.filter(([sign, { bracketed }]) => bracketed && YEAR.test(sign))
  return new Set([...(numbers.length * 2 > found.size ? [] : numbers), ...years].map(([sign]) => sign))
}

/** How a sign is used. */
interface SignUses {
  readonly befores: string[]
  bracketed: boolean
  /** Mentions by figure. */
  readonly figures: Map<string, number>
}

function addUses(text: string, lang: string, found: Map<string, SignUses>): void {
  const named = figureMentions(text)
  for (const candidate of signCandidates(text, lang)) {
    const uses = found.get(candidate.sign) ?? { befores: [], bracketed: false, figures: new Map<string, number>() }
    found.set(candidate.sign, uses)
    uses.befores.push(candidate.before)
    uses.bracketed ||= candidate.bracketed
    for (const figure of figuresOf(candidate, named, text)) uses.figures.set(figure, (uses.figures.get(figure) ?? 0) + 1)
  }
}

function referenceSign(sign: string, uses: SignUses, declared: string | undefined, lang: string): ReferenceSign | null {
  const common = sharedTerm(uses.befores, lang)
  const term = declared ?? common?.term
  // Named once without brackets, a number is rather an amount.
  if (term === undefined || (declared === undefined && !uses.bracketed && (common?.mentions ?? 0) < 2)) return null
  const used = Map.groupBy(uses.befores, (before) => endingOf(before, lang))
  const frequent = [...used].filter(([, befores]) => befores.length > 1).map(([ending]) => ending)
  const endings = [...new Set([endingOf(term, lang), ...frequent])]
  const count = uses.befores.filter((before) => endings.includes(endingOf(before, lang))).length
  return { sign, term, endings, count, figures: usualFigures(uses.figures) }
}

/** The figures that a mention is about: those named right after it (`12 of FIG. 2`), otherwise those named last in its paragraph. */
function figuresOf(candidate: SignCandidate, named: readonly FigureMention[], text: string): readonly string[] {
  const after = named.find(({ start }) => start >= candidate.end)
  const isOf =
    after !== undefined &&
    /^[)）\s]*(?:,?\s*(?:of|in|from|shown in|as shown in|der|in der|de la|\())?\s*$/iu.test(text.slice(candidate.end, after.start))
  return (isOf ? after : named.findLast(({ end }) => end <= candidate.start))?.figures ?? []
}

/** The figures by which a sign is mentioned most: one named in passing does not show it. */
function usualFigures(counts: ReadonlyMap<string, number>): string[] {
  const most = Math.max(0, ...counts.values())
  const usual = [...counts].filter(([, count]) => count >= most * MIN_FIGURE_SHARE).map(([figure]) => figure)
  return usual.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** The mentions of known signs in a text, in order. */
export function signMentions(text: string, lang: string, signs: ReadonlyMap<string, ReferenceSign>): SignCandidate[] {
  return signCandidates(text, lang).filter((candidate) => {
    const known = signs.get(candidate.sign)
    return known !== undefined && (candidate.bracketed || known.endings.includes(endingOf(candidate.before, lang)))
  })
}

/** The last word of a term in the singular; the last two characters of a Chinese or Japanese one. */
function endingOf(text: string, lang: string): string {
  if (lang === 'zh' || lang === 'ja') return text.slice(-2)
  return termKey(text).split(/\s+/u).at(-1) ?? ''
}
