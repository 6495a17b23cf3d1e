import type { Ports } from '../app.ts'
import { CallError } from '../plugins/call-error.ts'
import type { Handlers } from '../plugins/call-context.ts'
import { requireReady } from '../plugins/require-ready.ts'
import { drawingStore } from './drawings.ts'
import { openPatent } from './open-patent.ts'
import { patentDetail } from './patent-detail.ts'

/** Calls of the domain patents. */
export function patentHandlers({
  engine,
  files,
  readiness,
  drawingSource,
}: Pick<Ports, 'engine' | 'files' | 'readiness' | 'drawingSource'>): Handlers['patents'] {
  const drawings = drawingStore(files)
  return {
    async searchDetail(request, { language }) {
      requireReady(readiness)
      const number = request.publication_number ?? request.publicationNumber ?? request.id
      if (!number) throw new CallError('INVALID_INPUT', missingNumber(language))
      return patentDetail(await openPatent(engine, number), { engine, drawingSource }, language)
    },
    async getDrawing({ number, id }) {
      requireReady(readiness)
      const { record } = await openPatent(engine, number)
      const drawing = record.drawings?.find((one) => one.id === id)
      const svg = drawing ? drawingSource(record, drawing) : null
      if (svg === null) throw new CallError('DRAWING_NOT_FOUND', { number, id })
      return drawings.png(svg)
    },
  }
}

function missingNumber(language: 'zh' | 'en') {
  const message = language === 'zh' ? '不能为空' : 'must not be empty'
  return { field: 'publication_number', problem: message, faults: [{ field: 'publication_number', message }] }
}
