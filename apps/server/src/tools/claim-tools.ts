import { citationSchema, type Citation, type Language } from '@gezhi/contract'
import { PATENT_KIND, type Claim, type PatentRecord } from '@gezhi/records'
import { SearchError, type SearchEngine, type StoredRecord } from '@gezhi/search'
import * as z from 'zod'
import { CallError } from '../http/call-error.ts'
import { languageFirst } from '../kinds/language-choice.ts'
import { featureComparer, type FeatureTerm } from '../novelty/compare-features.ts'
import { splitFeatures } from '../novelty/split-features.ts'
import { splitWords } from '../search/keywords/split-words.ts'
import { citeText, findPassage, patentTexts } from './cited-texts.ts'
import { corpusTool, type ToolCaller } from './corpus-tool.ts'
import { patentNumber, viewPatent } from './open-cited.ts'
import { statement, tableOf } from './search-tools.ts'
import { TOOL_TEXTS } from './tool-texts.ts'

const numberInput = { number: z.string().trim().min(2).max(80).describe('Publication or application number, in any notation') }

/** The claims in one language: that of the caller if there is one. */
export function claimsIn({ claims }: PatentRecord, language: Language): Claim[] {
  const ordered = languageFirst(claims, language)
  return ordered.filter(({ lang }) => lang === ordered[0]!.lang)
}

/** A claim by its number, or the first independent one. Throws NO_CLAIMS and CLAIM_NOT_FOUND. */
export function requestedClaim(stored: StoredRecord<PatentRecord>, claims: readonly Claim[], chosen: number | undefined): Claim {
  const claim = claims.find(({ number, independent }) => (chosen === undefined ? independent : number === chosen))
  if (claim !== undefined) return claim
  const number = patentNumber(stored)
  throw chosen === undefined || claims.length === 0
    ? new CallError('NO_CLAIMS', { number })
    : new CallError('CLAIM_NOT_FOUND', { number, claim: chosen })
}

function citeClaim(number: string, { number: place, text }: Claim): Citation {
  return citeText('patent', number, { part: 'claim', place, text })
}

export const claimsSummary = corpusTool({
  name: 'claims_summary',
  title: { zh: '权利要求摘要', en: 'Claims summary' },
  description: 'The independent claims of a patent, quoted, each with the number of claims that depend on it.',
  input: z.object(numberInput),
  answer: z.object({
    number: z.string(),
    total: z.int(),
    independent: z.array(z.object({ claim: z.int(), text: z.string(), dependents: z.array(z.int()), citations: z.array(citationSchema) })),
  }),
  async run({ number }, parts, caller) {
    const stored = await viewPatent(number, parts, caller)
    const claims = claimsIn(stored.record, caller.language)
    const own = patentNumber(stored)
    const independent = claims.filter((claim) => claim.independent)
    return {
      number: own,
      total: claims.length,
      independent: independent.slice(0, 20).map((claim) => {
        const cited = citeClaim(own, claim)
        return { claim: claim.number, text: cited.passage, dependents: dependentsOf(claims, claim.number), citations: [cited] }
      }),
    }
  },
  describe({ number, total, independent }, language) {
    const texts = TOOL_TEXTS[language]
    if (total === 0) return [statement(texts.noClaims(number))]
    const rows = independent.map(({ claim, text, dependents, citations }) => ({
      cells: [String(claim), text, dependents.join(', ')],
      citations,
    }))
    return [
      statement(texts.summaryOf(number, independent.length, total)),
      ...tableOf('', [texts.claim, texts.content, texts.dependents], rows),
    ]
  },
})

/** The numbers of all claims that refer to a claim, also through others. */
function dependentsOf(claims: readonly Claim[], number: number): number[] {
  const found = new Set([number])
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const { number: own, parents } of claims) if (parents.some((parent) => found.has(parent))) found.add(own)
  }
  found.delete(number)
  return [...found].toSorted((a, b) => a - b)
}

export const featureTable = corpusTool({
  name: 'feature_table',
  title: { zh: '技术特征表', en: 'Feature table' },
  description: 'Splits a claim of a patent into its features, each with the passage of the description that supports it best.',
  input: z.object({ ...numberInput, claim: z.int().min(1).max(10_000).optional().describe('Default: the first independent claim') }),
  answer: z.object({
    number: z.string(),
    claim: z.int(),
    features: z.array(z.object({ text: z.string(), support: z.string().nullable(), citations: z.array(citationSchema) })),
  }),
  async run({ number, claim: chosen }, parts, caller) {
    const stored = await viewPatent(number, parts, caller)
    const own = patentNumber(stored)
    const claim = requestedClaim(stored, claimsIn(stored.record, caller.language), chosen)
    const features = splitFeatures(claim.text).map(({ start, end }) => claim.text.slice(start, end))
    const engine = parts.serving.engines.of(PATENT_KIND)
    const terms = await featureTerms(engine, features, caller)
    // Of the claims themselves every feature is a part.
    const { claims: _claims, ...described } = stored.record
    const compared = featureComparer(terms)({ ...described, titles: [], abstracts: [] })
    const texts = patentTexts(described, caller.language)
    return {
      number: own,
      claim: claim.number,
      features: features.map((text, at) => {
        const support = compared[at]?.passage?.text ?? null
        const place = support === null ? null : findPassage(texts, support)
        const cited: Citation = { kind: 'patent', number: own, part: 'claim', place: claim.number, passage: text }
        return {
          text,
          support: place === null ? null : support,
          citations: [cited, ...(place === null ? [] : [{ kind: 'patent' as const, number: own, ...place, passage: support! }])],
        }
      }),
    }
  },
  describe({ number, claim, features }, language) {
    const texts = TOOL_TEXTS[language]
    const rows = features.map(({ text, support, citations }) => ({ cells: [text, support ?? texts.noSupport], citations }))
    return [statement(texts.featuresOf(number, claim)), ...tableOf('', [texts.feature, texts.support], rows)]
  },
})

type Engine = SearchEngine<PatentRecord>

/** How the words of features are searched: weighted by the index, or by the dictionary without semantic search. */
export async function featureTerms({ semantic }: Engine, features: readonly string[], { signal }: ToolCaller): Promise<FeatureTerm[][]> {
  const terms: FeatureTerm[][] = []
  for (const text of features) {
    const found = semantic === null ? [] : await weightedTerms(semantic, text, signal)
    terms.push(found.length > 0 ? found : splitWords(text).map((word) => ({ text: word, weight: 1, forms: [{ text: word, strength: 1 }] })))
  }
  return terms
}

async function weightedTerms(semantic: NonNullable<Engine['semantic']>, text: string, signal: AbortSignal): Promise<FeatureTerm[]> {
  try {
    const { terms } = await semantic.rank({ question: { kind: 'text', text }, from: 0, size: 0, signal })
    return terms.map(({ text: word, weight }) => ({ text: word, weight, forms: [{ text: word, strength: 1 }] }))
  } catch (error) {
    // A feature of numbers and signs alone has no words; while the vectors are being computed there are none.
    if (error instanceof SearchError) return []
    throw error
  }
}

/** How far the features of the first independent claim of a patent occur in others, with the best passages. */
export async function claimOverlap(
  engine: Engine,
  first: StoredRecord<PatentRecord>,
  others: readonly StoredRecord<PatentRecord>[],
  caller: ToolCaller,
): Promise<{ number: string; share: number | null; citations: Citation[] }[]> {
  const claim = claimsIn(first.record, caller.language).find(({ independent }) => independent)
  const features = claim === undefined ? [] : splitFeatures(claim.text).map(({ start, end }) => claim.text.slice(start, end))
  const compare = featureComparer(await featureTerms(engine, features, caller))
  return others.map((other) => {
    const number = patentNumber(other)
    if (features.length === 0) return { number, share: null, citations: [] }
    const compared = compare(other.record)
    const texts = patentTexts(other.record, caller.language)
    const best = compared.toSorted((a, b) => b.coverage - a.coverage).slice(0, 3)
    const citations = best.flatMap(({ passage }) => {
      const place = passage === null ? null : findPassage(texts, passage.text)
      return place === null ? [] : [{ kind: 'patent' as const, number, ...place, passage: passage!.text }]
    })
    const share = Math.round((100 * compared.reduce((sum, { coverage }) => sum + coverage, 0)) / compared.length)
    return { number, share, citations }
  })
}
