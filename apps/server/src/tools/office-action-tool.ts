import type { Citation, DateRole } from '@gezhi/contract'
import { PATENT_KIND, type Claim, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import * as z from 'zod'
import { CallError } from '../http/call-error.ts'
import { textIn } from '../kinds/language-choice.ts'
import { featureComparer, PARTLY_FROM, type ComparedFeature } from '../novelty/compare-features.ts'
import { firstPriority } from '../novelty/compare-documents.ts'
import { dateRoleOf } from '../novelty/propose-categories.ts'
import { splitFeatures } from '../novelty/split-features.ts'
import { claimsIn, featureTerms, requestedClaim } from './claim-tools.ts'
import { findPassage, patentTexts } from './cited-texts.ts'
import { corpusTool, type ToolCaller, type ToolParts } from './corpus-tool.ts'
import { describeOfficeAction } from './describe-office-action.ts'
import { isPriorArt, officeActionSchema, type Found, type OfficeAction, type QuotedPassage } from './office-action.ts'
import { patentNumber, viewPatent } from './open-cited.ts'

/** Cited documents of one office action that are compared, and of a patent's own citations. */
const MAX_DOCUMENTS = 5
const MAX_OWN_CITATIONS = 3
/** Dependent claims that are examined, and proposed for an amendment. */
const MAX_DEPENDENTS = 40
const MAX_AMENDMENTS = 3
/** Words by which a description states an effect. */
const EFFECT =
  /效果|有益|优点|提高|提升|增强|改善|降低|减少|减小|避免|防止|解决|从而|effect|advantage|benefi|improv|increas|enhanc|reduc|prevent|avoid|lower|solve/iu

const numberSchema = z.string().trim().min(2).max(80)

export const officeAction = corpusTool({
  name: 'office_action',
  title: { zh: '对照审查意见的对比文件', en: 'Compare a claim with the documents of an office action' },
  description:
    'Help with an office action: the features of a claim (of a patent, or given as text), the passage of each cited document that corresponds to each feature, the differences from the closest document, and what can be argued for an inventive step.',
  input: z
    .object({
      number: numberSchema.optional().describe('Publication or application number of the patent under examination'),
      claim: z.int().min(1).max(10_000).optional().describe('Default: the first independent claim'),
      text: z.string().trim().min(10).max(4000).optional().describe('The claim, if the patent is not in the database'),
      documents: z.array(numberSchema).max(MAX_DOCUMENTS).default([]).describe('Numbers of the cited documents, D1 first'),
    })
    .refine(({ number, text }) => (number === undefined) !== (text === undefined), { message: 'either number or text is needed' }),
  answer: officeActionSchema,
  async run({ number, claim: chosen, text, documents: named }, parts, caller) {
    const own = number === undefined ? null : await viewPatent(number, parts, caller)
    const claims = own === null ? [] : claimsIn(own.record, caller.language)
    const claim = own === null ? undefined : requestedClaim(own, claims, chosen)
    const wording = claim?.text ?? text!
    const documents = await documentsOf(named, own, parts, caller)
    const texts = splitFeatures(wording).map(({ start, end }) => wording.slice(start, end))
    const engine = parts.serving.engines.of(PATENT_KIND)
    const compare = featureComparer(await featureTerms(engine, texts, caller))
    const found = documents.map(({ record }, at) => compare(record).map((one) => foundIn(documents[at]!, one, caller)))
    const described = own === null ? null : onlyDescription(own.record)
    const support = described === null ? null : compare(described)
    const effects =
      described === null
        ? null
        : compare({ ...described, description: (described.description ?? []).filter(({ text: one }) => EFFECT.test(one)) })
    const quoted = (compared: ComparedFeature | undefined) =>
      own === null || compared === undefined ? null : passageIn(own, compared, caller)
    const features = texts.map((feature, at) => ({
      text: feature,
      citations:
        claim === undefined
          ? []
          : [{ kind: 'patent' as const, number: patentNumber(own!), part: 'claim' as const, place: claim.number, passage: feature }],
      support: quoted(support?.[at]),
      effect: quoted(effects?.[at]),
      found: found.map((one) => one[at]!),
    }))
    return {
      number: own === null ? null : patentNumber(own),
      claim: claim?.number ?? null,
      documents: documents.map((document, at) => ({
        label: `D${at + 1}`,
        number: patentNumber(document),
        title: textIn(document.record.titles, caller.language),
        disclosed: found[at]!.filter(({ disclosure }) => disclosure === 'disclosed').length,
        partly: found[at]!.filter(({ disclosure }) => disclosure === 'partly').length,
        dateRole: roleOf(document.record, own),
        isOtherLanguage: !languagesOf(document.record).has(claim?.lang ?? languageOf(wording)),
      })),
      isFromRecord: named.length === 0 && documents.length > 0,
      features,
      closest: closestOf(
        found,
        documents.map(({ record }) => isEligible(record, own)),
      ),
      amendments: claim === undefined ? [] : await amendmentsOf(claim, claims, own!, documents, parts, caller),
    }
  },
  describe: describeOfficeAction,
})

/** The documents named in an office action, otherwise what examiners cited against the patent as far as it is stored. */
async function documentsOf(
  named: readonly string[],
  own: StoredRecord<PatentRecord> | null,
  parts: ToolParts,
  caller: ToolCaller,
): Promise<StoredRecord<PatentRecord>[]> {
  const documents: StoredRecord<PatentRecord>[] = []
  for (const number of new Set(named)) documents.push(await viewPatent(number, parts, caller))
  if (named.length > 0 || own === null) return documents.filter(({ docId }) => docId !== own?.docId)
  const cited = (own.record.citations ?? []).filter(({ publicationNumber }) => publicationNumber !== undefined)
  const byExaminer = cited.toSorted((a, b) => Number(isRelevant(b.category)) - Number(isRelevant(a.category)))
  for (const { publicationNumber } of byExaminer) {
    if (documents.length >= MAX_OWN_CITATIONS) break
    try {
      documents.push(await viewPatent(publicationNumber!, parts, caller))
    } catch (error) {
      // Most cited patents are not stored.
      if (!(error instanceof CallError && error.error === 'PATENT_NOT_FOUND')) throw error
    }
  }
  return documents
}

function isRelevant(category: string | undefined): boolean {
  return category !== undefined && /^[XYIPE]|examiner/u.test(category)
}

function foundIn(document: StoredRecord<PatentRecord>, compared: ComparedFeature, caller: ToolCaller): Found {
  const { disclosure, coverage, missing } = compared
  const quoted = disclosure === 'not' ? null : passageIn(document, compared, caller)
  // Words without a passage that can be cited prove nothing.
  if (quoted === null) return { disclosure: 'not', coverage, passage: null, missing: [], citations: [] }
  return { disclosure, coverage, passage: quoted.passage, missing: [...missing], citations: quoted.citations }
}

function passageIn(stored: StoredRecord<PatentRecord>, { passage, coverage }: ComparedFeature, caller: ToolCaller): QuotedPassage | null {
  if (passage === null || coverage < PARTLY_FROM) return null
  const place = findPassage(patentTexts(stored.record, caller.language), passage.text)
  if (place === null) return null
  const citation: Citation = { kind: 'patent', number: patentNumber(stored), ...place, passage: passage.text }
  return { passage: passage.text, citations: [citation] }
}

function onlyDescription(record: PatentRecord): PatentRecord {
  const { claims: _claims, ...described } = record
  return { ...described, titles: [], abstracts: [] }
}

/** The document with most of the features' words, of those that are prior art if there are any. */
function closestOf(found: readonly (readonly { readonly coverage: number }[])[], eligible: readonly boolean[]): number | null {
  if (found.length === 0) return null
  const sums = found.map((one, at) => {
    const sum = one.reduce((all, { coverage }) => all + coverage, 0)
    return eligible[at]! || !eligible.includes(true) ? sum : -1
  })
  return sums.indexOf(Math.max(...sums))
}

/** Dependent claims whose additional features no document covers completely. */
async function amendmentsOf(
  claim: Claim,
  claims: readonly Claim[],
  own: StoredRecord<PatentRecord>,
  documents: readonly StoredRecord<PatentRecord>[],
  parts: ToolParts,
  caller: ToolCaller,
): Promise<OfficeAction['amendments']> {
  if (documents.length === 0) return []
  const dependents = claims.filter(({ parents }) => parents.includes(claim.number)).slice(0, MAX_DEPENDENTS)
  // The first feature refers to the parent claim.
  const added = dependents.map(({ text }) =>
    splitFeatures(text)
      .slice(1)
      .map(({ start, end }) => text.slice(start, end)),
  )
  const flat = added.flatMap((texts, at) => texts.map((text) => ({ at, text })))
  const compare = featureComparer(
    await featureTerms(
      parts.serving.engines.of(PATENT_KIND),
      flat.map(({ text }) => text),
      caller,
    ),
  )
  const compared = documents.map(({ record }) => compare(record))
  const open = flat.filter((_one, at) => compared.every((document) => document[at]!.disclosure !== 'disclosed'))
  const first = [...new Map(open.toReversed().map((one) => [one.at, one])).values()].toReversed()
  return first.slice(0, MAX_AMENDMENTS).map(({ at, text }) => {
    const { number: place } = dependents[at]!
    return { claim: place, text, citations: [{ kind: 'patent', number: patentNumber(own), part: 'claim', place, passage: text }] }
  })
}

/** The first filing: the earliest priority, otherwise the application. */
function filedOf(record: PatentRecord): string | null {
  return firstPriority(record) ?? record.applicationDate ?? null
}

function roleOf(document: PatentRecord, own: StoredRecord<PatentRecord> | null): DateRole {
  return dateRoleOf(datesOf(document), own === null ? null : filedOf(own.record))
}

function isEligible(document: PatentRecord, own: StoredRecord<PatentRecord> | null): boolean {
  return isPriorArt(roleOf(document, own))
}

function datesOf(record: PatentRecord): { filed: string | null; published: string | null } {
  return { filed: filedOf(record), published: record.publicationDate ?? null }
}

function languagesOf({ claims = [], description = [], abstracts = [] }: PatentRecord): ReadonlySet<string> {
  return new Set([...claims, ...description, ...abstracts].map(({ lang }) => lang))
}

function languageOf(text: string): string {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}
