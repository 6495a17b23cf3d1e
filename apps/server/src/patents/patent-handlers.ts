import type { Language } from '@gezhi/contract'
import { shanghaiDay, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { UsageLimits } from '../accounts/rights/usage-limits.ts'
import type { Serving } from '../platform/domain.ts'
import type { FileStore } from '../files/file-store.ts'
import type { PatentMarks } from '../library/marks/patent-marks.ts'
import { CallError } from '../http/call-error.ts'
import { pictureFiles } from '../files/picture-files.ts'
import type { CallContext, Handlers } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { ISSUES } from '../http/describe-issue.ts'
import { documentSlots } from './exports/document-slots.ts'
import { withApplicationEvents } from './application-events.ts'
import { isLongDocument, patentPdf } from './exports/patent-pdf.ts'
import { citationHandlers } from './citation-handlers.ts'
import { claimNodes } from './claim-nodes.ts'
import { drawingStore } from '../kinds/drawings.ts'
import { findPatent, openPatent } from './open-patent.ts'
import { attachmentContent, patentAttachments } from './patent-attachments.ts'
import { patentDetail } from './patent-detail.ts'
import { patentRow } from './patent-row.ts'
import { familyOf, relatives } from './relatives.ts'
import { shownDrawings } from './shown-drawings.ts'

/** Services used by the calls about patents; `now` in ms. */
export interface PatentParts extends Pick<Serving, 'readiness' | 'drawingSource'> {
  readonly engine: SearchEngine<PatentRecord>
  readonly files: FileStore
  /** For unfinished documents. */
  readonly workFolder: string
  readonly usage: Pick<UsageLimits, 'check'>
  readonly marks: Pick<PatentMarks, 'markRead'>
  readonly now: () => number
}

/** Calls of the domain patents. */
export function patentHandlers({
  engine,
  files,
  workFolder,
  readiness,
  drawingSource,
  usage,
  marks,
  now,
}: PatentParts): Handlers['patents'] {
  const drawings = drawingStore(files)
  const beginDocument = documentSlots()
  const sources = { pictures: pictureFiles(files), drawingSource }
  const open = async (id: string) => {
    requireReady(readiness)
    return openPatent(engine, id)
  }
  /** Opens a patent and counts it (G84). */
  const view = async (id: string, context: CallContext) => {
    const stored = await open(id)
    await context.countItem(stored.docId)
    return stored
  }
  const attachmentsOf = async (id: string) => patentAttachments(await open(id), sources)
  return {
    ...citationHandlers({ engine, open }),
    async getPatent(request, context) {
      const { language } = context
      const number = request.publication_number ?? request.publicationNumber ?? request.id
      if (!number) throw new CallError('INVALID_INPUT', missingNumber(language))
      const stored = await view(number, context)
      const { caller } = context
      if (caller.kind === 'user') await marks.markRead(caller.userId, stored.record.publicationNumber ?? stored.docId)
      return patentDetail(stored, { engine, drawingSource, today: shanghaiDay(now()) }, language)
    },
    async checkViewLimit({ id }, context) {
      const { caller, address } = context
      return usage.check({ caller, address, rights: await context.rights() }, 'viewPatents', (await open(id)).docId)
    },
    async getClaimTree({ id, lang }, context) {
      const { record } = await view(id, context)
      return claimNodes(record.claims ?? [], lang, context.language)
    },
    async listDrawings({ id }) {
      return shownDrawings(await open(id), drawingSource)
    },
    async getDrawing({ number, id }) {
      const { record } = await open(number)
      const drawing = record.drawings?.find((one) => one.id === id)
      const data = drawing ? await drawingSource(record, drawing) : null
      const png = data === null ? null : await drawings.png(data)
      if (png === null) throw new CallError('DRAWING_NOT_FOUND', { number, id })
      return png
    },
    async listAttachments({ id }) {
      return (await attachmentsOf(id)).map(withoutContent)
    },
    async listDownloads({ id }) {
      return (await attachmentsOf(id)).map(withoutContent)
    },
    async listBatchDownloads({ idList }) {
      requireReady(readiness)
      const lists = await Promise.all(
        idList.map(async (id) => {
          const found = await findPatent(engine, id)
          return found === null ? [] : patentAttachments(found, sources)
        }),
      )
      return lists.flat().map(withoutContent)
    },
    async downloadAttachment({ id, name }, context) {
      const stored = await view(id, context)
      const attachment = (await patentAttachments(stored, sources)).find((one) => one.name === name)
      const file = attachment && (await attachmentContent(stored.record, attachment, { ...sources, drawings }))
      if (!attachment || !file) throw new CallError('ATTACHMENT_NOT_FOUND', { number: id, name })
      return { ...file, name: attachment.name, type: attachment.type }
    },
    async downloadDocument({ id }, context) {
      const { language, signal, caller } = context
      const stored = await open(id)
      const number = stored.record.publicationNumber ?? stored.record.applicationNumber ?? stored.docId
      if (isLongDocument(stored.record)) throw new CallError('PATENT_DOCUMENT_LONG', { number })
      const end = beginDocument(caller.userId)
      try {
        // Not before: a document that is rejected is no view.
        await context.countItem(stored.docId)
        const [complete = stored] = await withApplicationEvents(engine, [stored])
        const body = await patentPdf(complete, { drawings, drawingSource, workFolder, language, signal })
        return { body, name: `${number}.pdf`, fresh: true }
      } finally {
        end()
      }
    },
    async listFamily({ id, type }, { language }) {
      const stored = await open(id)
      const members = await familyOf(engine, stored.record, type === 'extended' ? 'extended' : 'simple')
      return relatives(members.length > 0 ? members : [stored], language)
    },
    async listSimilarPatents({ id, from, size }, { language, signal, rights }) {
      const { docId } = await open(id)
      const rule = countryRule(await rights())
      // The engine accepts no filters here: if the visibility rule drops some hits, more are requested, so that enough remain.
      const { hits } = await engine.similar({ id: docId, size: (from + size) * (rule.length === 0 ? 1 : 4), signal })
      const seen = hits.filter(({ record }) => rule.every(({ values }) => values.includes(record.office)))
      return { list: seen.slice(from, from + size).map((hit) => patentRow(hit, language)) }
    },
  }
}

function withoutContent({ id, name, type, url }: { id: string; name: string; type: string; url: string }) {
  return { id, name, type, url }
}

function missingNumber(language: Language) {
  const message = ISSUES.missing[language]
  return { field: 'publication_number', problem: message, faults: [{ field: 'publication_number', message }] }
}
