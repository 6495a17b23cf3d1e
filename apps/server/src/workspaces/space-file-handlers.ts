import { MAX_OPENED_DOCUMENTS, type FollowType, type Language, type SpaceFile } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import type { BatchLists } from '../search/batch/batch-lists.ts'
import { spaceReader } from './space-access.ts'
import type { StoredSpaceFile } from './space-file-store.ts'
import { limitOf, type SpaceParts } from './space-parts.ts'

interface FileParts extends SpaceParts {
  /** The records of a type of files. */
  recordsOf(type: FollowType): ReferredRecords
  readonly batchLists: Pick<BatchLists, 'save'>
}

type FileCalls = 'listSpaceFiles' | 'openSpaceFiles' | 'transferSpaceFiles' | 'addSpaceFiles' | 'deleteSpaceFiles'

/** The type of files that the batch search opens. */
const PATENTS = 'patent'

/** Calls about the files of spaces. */
export function spaceFileHandlers({ spaces, files, shared, recordsOf, batchLists }: FileParts): Pick<Handlers['workspaces'], FileCalls> {
  const readable = spaceReader(spaces, shared)
  return {
    async listSpaceFiles({ spaceId, type, ...page }, { caller, language }) {
      await readable(caller.userId, spaceId)
      const { list, total } = await files.page(spaceId, type, page)
      const records = await recordsOf(type).find(list.map(({ code }) => code))
      return {
        list: list.map((file, index) => shownFile(file, records[index] ?? null, language)),
        total,
        counts: await files.counts(spaceId),
      }
    },
    async openSpaceFiles({ spaceId }, { caller }) {
      await readable(caller.userId, spaceId)
      const values = [...(await files.codes(spaceId, PATENTS, MAX_OPENED_DOCUMENTS + 1))]
      if (values.length === 0) throw new CallError('SPACE_WITHOUT_PATENTS')
      if (values.length > MAX_OPENED_DOCUMENTS) throw new CallError('SPACE_LIST_LARGE', { limit: MAX_OPENED_DOCUMENTS })
      const { code } = await batchLists.save(caller, { field: 'pn', values, errors: [], total: values.length, repeated: 0 })
      return { excelImportQueryStr: code, total: values.length }
    },
    async transferSpaceFiles({ idList, targetId, type }, context) {
      const { userId } = context.caller
      const readableIds = new Set((await shared.all(userId)).map(({ id }) => id))
      const requireCount = await limitOf(context)
      await files.transfer({ userId, ids: idList, targetId, type, shared: readableIds, requireCount })
      return true
    },
    async addSpaceFiles({ spaceId, type, patentIdList }, context) {
      const requireCount = await limitOf(context)
      const found = await recordsOf(type).find(patentIdList)
      const codes = [...new Set(found.flatMap((record) => (record === null ? [] : [record.code])))]
      const added = await files.add(context.caller.userId, { spaceId, type }, codes, requireCount)
      return { added, already: codes.length - added, missing: patentIdList.filter((_, index) => found[index] === null) }
    },
    async deleteSpaceFiles({ idList }, { caller }) {
      await files.remove(caller.userId, idList)
      return true
    },
  }
}

function shownFile({ id, spaceId, type, code, createdAt }: StoredSpaceFile, record: ReferredRecord | null, language: Language): SpaceFile {
  return {
    id,
    spaceId,
    type,
    patentId: code,
    publication_number: code,
    title: record?.title(language) ?? '',
    createTime: shanghaiTime(createdAt),
    record: record && {
      status: record.status,
      parties: [...record.parties],
      applicationDate: record.applicationDate,
      publicationDate: record.publicationDate,
    },
  }
}
