import type { ListAnswer } from '@gezhi/contract'
import { CALLS } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { countryRule } from '../../accounts/rights/country-rule.ts'
import type { FileStore } from '../../files/file-store.ts'
import { pictureFiles } from '../../files/picture-files.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import type { ExportedList, RecordExport } from '../../kinds/record-export.ts'
import type { Serving } from '../../platform/domain.ts'
import { drawingStore } from '../../kinds/drawings.ts'
import { withApplicationEvents } from '../application-events.ts'
import { attachmentContent, patentAttachments } from '../patent-attachments.ts'
import { EVENTS_COLUMN, PATENT_COLUMNS, PATENT_DEFAULT_COLUMNS } from './patent-columns.ts'
import { patentHeading } from './patent-heading.ts'
import { patentPicture } from './patent-picture.ts'
import { patentReference } from './patent-reference.ts'

/** Calls whose lists of patents can be exported; the first one is that of a plain query. */
const LISTS = [
  ...(['searchPatents', 'searchByCommand', 'searchByCitation', 'searchExtended', 'searchByClass', 'searchByLaw'] as const),
  ...([
    'searchBatch',
    'searchWithinFile',
    'searchWithinSpace',
    'searchSemantically',
    'searchByStoredQuestion',
    'openSharedSearch',
  ] as const),
]

/** Those that list what a folder or a space holds. */
const CHANGING: ReadonlySet<string> = new Set(['searchWithinFile', 'searchWithinSpace'])

/** The calls that list patents. */
export type ListingCalls = Pick<Handlers['search'], (typeof LISTS)[number]>

/** How patents are exported; `searching` are the calls that list them, `ownColumns` the fields of the indexes of a user. */
export function patentExport(
  files: FileStore,
  searching: (serving: Serving) => ListingCalls,
  ownColumns: NonNullable<RecordExport['ownColumns']>,
): RecordExport<PatentRecord> {
  const drawings = drawingStore(files)
  return {
    kind: PATENT_KIND,
    columns: PATENT_COLUMNS,
    defaults: PATENT_DEFAULT_COLUMNS,
    ownColumns,
    viewedAs: 'viewPatents',
    isVisible: ({ office }, rights) => countryRule(rights).every(({ values }) => values.includes(office)),
    heading: patentHeading,
    reference: patentReference,
    open(serving) {
      const { drawingSource, engines } = serving
      const sources = { pictures: pictureFiles(files), drawingSource }
      return {
        lists: listsOf(searching(serving)),
        complete: (stored, columns) =>
          columns.some(({ code }) => code === EVENTS_COLUMN)
            ? withApplicationEvents(engines.of(PATENT_KIND), stored)
            : Promise.resolve(stored),
        picture: patentPicture(drawings, drawingSource),
        async files(stored) {
          const attachments = await patentAttachments(stored, sources)
          return attachments.map((attachment) => ({
            name: attachment.name,
            read: async () => (await attachmentContent(stored.record, attachment, { ...sources, drawings }))?.body ?? null,
          }))
        },
      }
    },
  }
}

function listsOf(calls: ListingCalls): Readonly<Record<string, ExportedList>> {
  const handlers = calls as Readonly<Record<string, (request: unknown, context: CallContext) => Promise<ListAnswer>>>
  return Object.fromEntries(
    LISTS.map((name) => [name, { call: CALLS.search[name], list: handlers[name]!, changesAlone: CHANGING.has(name) }]),
  )
}
