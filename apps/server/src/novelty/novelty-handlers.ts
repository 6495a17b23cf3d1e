import { buffer } from 'node:stream/consumers'
import { CALLS, MAX_UNFINISHED_NOVELTIES, type Calls } from '@gezhi/contract'
import { writeDocx, writePdf } from '@gezhi/documents'
import { PATENT_KIND, type Claim, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { analysisFileName, analysisKey, storeAnalysisFile } from '../analysis/analysis-files.ts'
import { inWorkFolder } from '../analysis/in-work-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { languageFirst, textIn } from '../kinds/language-choice.ts'
import { findPatent, patentOfApplication } from '../patents/open-patent.ts'
import type { Serving, TableHandlers } from '../platform/domain.ts'
import { firstPriority } from './compare-documents.ts'
import type { DocumentEdit, NoveltyEdits, StoredComparison } from './novelties-table.ts'
import type { StoredNovelty } from './novelty-queue.ts'
import { noveltyReport, type ReportedDocument } from './novelty-report.ts'
import { comparedFeatures, listedNovelty, noveltyResult, visibleDocuments } from './novelty-result.ts'
import type { NoveltyStore } from './novelty-store.ts'
import { NOVELTY_TEXTS } from './novelty-texts.ts'
import { splitFeatures } from './split-features.ts'

/** Services used by the calls. */
export interface NoveltyParts {
  readonly store: NoveltyStore
  readonly files: FileStore
  /** For unfinished reports. */
  readonly workFolder: string
  readonly now: () => number
}

type Context = CallContext<UserCaller>

/** Characters of a title made of a text. */
const MAX_TITLE = 60
/** A publication or application number and nothing else. */
const NUMBER = /^(?:PCT\/)?[A-Z]{2}[\s\d./-]{5,20}[A-Z]?\d?$/iu
/** A number of a patent is not longer. */
const MAX_NUMBER = 40

/** Handlers of the domain novelty. */
export function noveltyHandlers({ store, files, workFolder, now }: NoveltyParts, serving: Serving): TableHandlers<Calls['novelty']> {
  const { readiness } = serving
  const engine = serving.engines.of(PATENT_KIND)

  /** The patent that a text is the number of; null if it is no number, or of none that the caller may see. */
  const patentNamed = async (content: string, context: Context): Promise<StoredRecord<PatentRecord> | null> => {
    if (content.length > MAX_NUMBER || !/\d/.test(content)) return null
    const found = (await findPatent(engine, content)) ?? (await patentOfApplication(engine, content))
    const rule = countryRule(await context.rights())
    return found !== null && rule.every(({ values }) => values.includes(found.record.office)) ? found : null
  }
  const find = async (id: string, { caller }: Context): Promise<StoredNovelty> => {
    const novelty = await store.find(caller.userId, id)
    if (novelty === null) throw new CallError('NOVELTY_NOT_FOUND')
    return novelty
  }
  const finished = async (id: string, context: Context): Promise<StoredNovelty> => {
    const novelty = await find(id, context)
    if (novelty.state !== 'done') throw new CallError('NOVELTY_UNFINISHED')
    return novelty
  }
  const documentOf = async (novelty: StoredNovelty, number: string, context: Context): Promise<StoredComparison> => {
    const documents = visibleDocuments(novelty, countryRule(await context.rights()))
    const document = documents.find((one) => one.number === number || one.id === number)
    if (document === undefined) throw new CallError('NOVELTY_DOCUMENT_NOT_FOUND', { number })
    return document
  }
  const resultOf = async (novelty: StoredNovelty, context: Context) =>
    noveltyResult(novelty, countryRule(await context.rights()), context.language)
  const reportOf = async (novelty: StoredNovelty, context: Context) => {
    const result = await resultOf(novelty, context)
    const stored = new Map((novelty.documents ?? []).map((document) => [document.id, document]))
    const list = result.list.map((document) => ({
      ...document,
      comparison: comparedFeatures(novelty, stored.get(document.id)!, context.language),
    }))
    return { ...result, list }
  }
  const writeReport = async (id: string, fileType: 'pdf' | 'docx', context: Context): Promise<string> => {
    const { language, signal, caller } = context
    const { list, ...result } = await reportOf(await finished(id, context), context)
    const record = noveltyReport({ ...result, list }, list satisfies readonly ReportedDocument[], language)
    const set = { title: record.title, language, records: [record] }
    const bytes = await (fileType === 'docx'
      ? buffer(writeDocx(set))
      : inWorkFolder(workFolder, async (own) => buffer(await writePdf(set, { workFolder: own, signal }))))
    const fileName = analysisFileName('n00', fileType, new Date(now()))
    await storeAnalysisFile(files, analysisKey(caller.userId, fileName), bytes, now())
    return `${CALLS.analysis.downloadAnalysis.path}?fileName=${fileName}`
  }

  return {
    async analyzeNoveltyText({ textContent, claim }, context) {
      requireReady(readiness)
      const patent = await patentNamed(textContent, context)
      if (patent === null && NUMBER.test(textContent.trim())) throw new CallError('PATENT_NOT_FOUND', { number: textContent.trim() })
      const claims = patent === null ? [] : independentClaims(patent.record, context)
      const chosen = claim === undefined ? claims[0] : claims.find(({ number }) => number === claim)
      if (claim !== undefined && chosen === undefined) throw wrongClaim(context)
      const { record } = patent ?? {}
      const content = record === undefined ? textContent : (chosen?.text ?? textIn(record.abstracts, context.language))
      const spans = splitFeatures(content)
      // Of many patents only the bibliographic data are held.
      if (record !== undefined && content.trim() === '') throw new CallError('NOVELTY_NO_TEXT', { number: textContent.trim() })
      if (spans.length === 0) throw new CallError('NOVELTY_NO_FEATURES')
      return {
        publicationNumber: record === undefined ? null : (record.publicationNumber ?? record.applicationNumber ?? textContent),
        title: record === undefined ? titleOf(textContent) : textIn(record.titles, context.language),
        textContent: content,
        applicationDate: record === undefined ? null : (firstPriority(record) ?? record.applicationDate ?? null),
        featureList: spans.map(({ start, end }) => ({ text: content.slice(start, end), start, end })),
        claimList: claims.map(({ number, text }) => ({ number, text })),
      }
    },
    async startNovelty({ textContent, title, featureList, applicationDate }, context) {
      requireReady(readiness)
      if (engine.semantic === null) throw new CallError('SEARCH_UNSUPPORTED', { problem: 'meaning' })
      const patent = await patentNamed(textContent, context)
      const name = title || (patent === null ? titleOf(textContent) : textIn(patent.record.titles, context.language))
      const id = await store.add(context.caller.userId, {
        title: name === '' ? textContent : name,
        content: patent?.record.publicationNumber ?? textContent,
        patent: patent?.docId ?? null,
        features: featureList.map(({ text }) => text),
        applicationDate: applicationDate ?? null,
        language: context.language,
      })
      if (id === null) throw new CallError('NOVELTIES_FULL', { limit: MAX_UNFINISHED_NOVELTIES })
      return { id }
    },
    getNoveltyResult: async ({ id }, context) => resultOf(await find(id, context), context),
    async listNovelties(page, { caller, language }) {
      const { list, total } = await store.page(caller.userId, page)
      return { list: list.map((one) => listedNovelty(one, language)), total }
    },
    async deleteNovelty({ id }, { caller }) {
      if (!(await store.remove(caller.userId, id))) throw new CallError('NOVELTY_NOT_FOUND')
      return true
    },
    exportNoveltyPdf: ({ id }, context) => writeReport(id, 'pdf', context),
    exportNovelty: ({ id }, context) => writeReport(id, 'docx', context),
    getNoveltyReport: async ({ id }, context) => reportOf(await finished(id, context), context),
    async compareNovelty({ id, publicationNumber }, context) {
      const novelty = await finished(id, context)
      return comparedFeatures(novelty, await documentOf(novelty, publicationNumber, context), context.language)
    },
    async editNovelty({ id, publicationNumber, ...change }, context) {
      const document = await documentOf(await finished(id, context), publicationNumber, context)
      const edited = await store.edit(context.caller.userId, id, ({ edits }) => changed(edits, document, change))
      if (edited === null) throw new CallError('NOVELTY_NOT_FOUND')
      return resultOf(edited, context)
    },
  }
}

function wrongClaim({ language }: Context): CallError {
  const [field, message] = ['claim', NOVELTY_TEXTS[language].wrongClaim]
  return new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
}

/** The first line; a long one ends after a whole word, with an ellipsis. */
function titleOf(content: string): string {
  const [line = ''] = content.trim().split('\n')
  const characters = [...line.trim().toWellFormed()]
  if (characters.length <= MAX_TITLE) return characters.join('')
  const start = characters.slice(0, MAX_TITLE - 1).join('')
  return `${start.replace(/\s+[\w-]*$/u, '')}…`
}

/** In one language: that of the caller if there is one. */
function independentClaims({ claims }: PatentRecord, { language }: Context): Claim[] {
  const ordered = languageFirst(claims, language)
  return ordered.filter(({ independent, lang }) => independent && lang === ordered[0]!.lang)
}

interface Change {
  readonly category?: DocumentEdit['category'] | null | undefined
  readonly note?: string | undefined
  readonly disclosures?: readonly { readonly feature: number; readonly disclosure: 'disclosed' | 'partly' | 'not' | null }[] | undefined
}

/** The edits after a change of one document. Pure. */
function changed(edits: NoveltyEdits, document: StoredComparison, { category, note, disclosures = [] }: Change): NoveltyEdits {
  const { category: formerCategory, note: formerNote, disclosures: formerDisclosures } = edits[document.id] ?? {}
  const cells = new Map(Object.entries(formerDisclosures ?? {}))
  for (const { feature, disclosure } of disclosures) {
    if (disclosure === null) cells.delete(String(feature))
    else if (feature < document.features.length) cells.set(String(feature), disclosure)
  }
  const chosen = category === undefined ? formerCategory : (category ?? undefined)
  const text = note ?? formerNote
  return {
    ...edits,
    [document.id]: {
      ...(chosen && { category: chosen }),
      ...(text && { note: text }),
      ...(cells.size > 0 && { disclosures: Object.fromEntries(cells) }),
    },
  }
}
