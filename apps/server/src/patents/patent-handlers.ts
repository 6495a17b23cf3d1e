import type { Language } from '@gezhi/contract'
import type { Ports } from '../app.ts'
import { CallError } from '../plugins/call-error.ts'
import type { Handlers } from '../plugins/call-context.ts'
import { requireReady } from '../plugins/require-ready.ts'
import { FAULTS } from '../plugins/say-fault.ts'
import { claimNodes } from './claim-nodes.ts'
import { drawingStore } from './drawings.ts'
import { patentDay } from './legal-state.ts'
import { findPatent, openPatent } from './open-patent.ts'
import { patentAttachments } from './patent-attachments.ts'
import { patentDetail } from './patent-detail.ts'
import { patentRow } from './patent-row.ts'
import { familyOf, relatives } from './relatives.ts'
import { shownDrawings } from './shown-drawings.ts'

/** Calls of the domain patents. */
export function patentHandlers({
  engine,
  files,
  readiness,
  drawingSource,
  now = Date.now,
}: Pick<Ports, 'engine' | 'files' | 'readiness' | 'drawingSource' | 'now'>): Handlers['patents'] {
  const drawings = drawingStore(files)
  const open = async (id: string) => {
    requireReady(readiness)
    return openPatent(engine, id)
  }
  const attachmentsOf = async (id: string) => patentAttachments(await open(id), drawingSource)
  return {
    async searchDetail(request, { language }) {
      const number = request.publication_number ?? request.publicationNumber ?? request.id
      if (!number) throw new CallError('INVALID_INPUT', missingNumber(language))
      return patentDetail(await open(number), { engine, drawingSource, today: patentDay(now()) }, language)
    },
    async claimTree({ id, lang }, { language }) {
      const { record } = await open(id)
      return claimNodes(record.claims ?? [], lang, language)
    },
    async officialImage({ id }) {
      return shownDrawings(await open(id), drawingSource)
    },
    async getDrawing({ number, id }) {
      const { record } = await open(number)
      const drawing = record.drawings?.find((one) => one.id === id)
      const svg = drawing ? drawingSource(record, drawing) : null
      if (svg === null) throw new CallError('DRAWING_NOT_FOUND', { number, id })
      return drawings.png(svg)
    },
    async listAttachments({ id }) {
      return (await attachmentsOf(id)).map(withoutDrawing)
    },
    async attachmentList({ id }) {
      return (await attachmentsOf(id)).map(withoutDrawing)
    },
    async batchAttachmentList({ idList }) {
      requireReady(readiness)
      const lists = await Promise.all(
        idList.map(async (id) => {
          const found = await findPatent(engine, id)
          return found === null ? [] : patentAttachments(found, drawingSource)
        }),
      )
      return lists.flat().map(withoutDrawing)
    },
    async downloadAttachment({ id, name }) {
      const stored = await open(id)
      const wanted = patentAttachments(stored, drawingSource).find((one) => one.name === name)
      const svg = wanted && drawingSource(stored.record, wanted.drawing)
      if (!wanted || !svg) throw new CallError('ATTACHMENT_NOT_FOUND', { number: id, name })
      return { ...(await drawings.png(svg)), name: wanted.name, type: wanted.type }
    },
    async familyList({ id, type }, { language }) {
      const stored = await open(id)
      const members = await familyOf(engine, stored.record, type === 'extended' ? 'extended' : 'simple')
      return relatives(members.length > 0 ? members : [stored], language)
    },
    async queryResemblePatent({ id, from, size }, { language, signal }) {
      const { docId } = await open(id)
      const { hits } = await engine.similar({ id: docId, size: from + size, signal })
      return { list: hits.slice(from).map((hit) => patentRow(hit, language)) }
    },
  }
}

function withoutDrawing({ id, name, type, url }: { id: string; name: string; type: string; url: string }) {
  return { id, name, type, url }
}

function missingNumber(language: Language) {
  const message = FAULTS.missing[language]
  return { field: 'publication_number', problem: message, faults: [{ field: 'publication_number', message }] }
}
