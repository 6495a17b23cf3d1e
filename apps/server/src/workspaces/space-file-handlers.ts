import type { FollowType, Language, SpaceFile } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import { spaceReader } from './space-access.ts'
import type { StoredSpaceFile } from './space-file-store.ts'
import { limitOf, type SpaceParts } from './space-parts.ts'

interface FileParts extends SpaceParts {
  /** The records of a type of files. */
  recordsOf(type: FollowType): ReferredRecords
}

type FileCalls = 'listSpaceFiles' | 'transferSpaceFiles' | 'addSpaceFiles' | 'deleteSpaceFiles'

/** Calls about the files of spaces. */
export function spaceFileHandlers({ spaces, files, shared, recordsOf }: FileParts): Pick<Handlers['workspaces'], FileCalls> {
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
