import type { Follow, FollowType, Language, ParsedRequestOf, CALLS } from '@gezhi/contract'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import { addFollows } from './add-follows.ts'
import { followComparer } from './compare-follows.ts'
import type { FollowStore, StoredFollow } from './follow-store.ts'

/** What calls about follows use: the follows, and the records of a type. */
export interface FollowParts {
  readonly store: FollowStore
  recordsOf(type: FollowType): ReferredRecords
}

type ListRequest = ParsedRequestOf<(typeof CALLS)['follows']['listFollowedPatents']>
type Context = CallContext<UserCaller>

/** Calls of the domain follows. */
export function followHandlers({ store, recordsOf }: FollowParts): Handlers['follows'] {
  const comparerOf = (type: FollowType) => followComparer(store, type, recordsOf(type))
  const shownFollows = async (type: FollowType, rows: readonly StoredFollow[], context: Context) => {
    const compared = await comparerOf(type).refresh(context.caller.userId, rows)
    const found = await recordsOf(type).find(rows.map(({ code }) => code))
    return compared.map((row, index) => shownFollow(row, found[index] ?? null, context.language))
  }
  const listOf = (type: FollowType) => async (request: ListRequest, context: Context) => {
    const { keyWord = '', onlyChanged, pageNo, pageSize } = request
    const { userId } = context.caller
    const { list, total } = await store.page(userId, type, { word: keyWord, onlyChanged }, { pageNo, pageSize })
    const shown = await shownFollows(type, list, context)
    return { list: shown, total, ...(await comparerOf(type).progress(userId)) }
  }
  return {
    listFollowedPatents: listOf('patent'),
    listFollowedTrademarks: listOf('trademark'),
    listFollowedCompanies: listOf('company'),
    async toggleFollow({ type, code }, context) {
      const { userId } = context.caller
      if ((await store.removeCodes(userId, type, recordsOf(type).codesOf(code))) > 0) return false
      const { missing } = await addFollows({ store, records: recordsOf(type) }, type, [code], context)
      if (missing.length > 0) throw new CallError('FOLLOW_RECORD_NOT_FOUND', { number: code })
      return true
    },
    async deleteFollows({ idList = [], type, codeList = [] }, context) {
      const { userId } = context.caller
      if (!(await store.remove(userId, idList))) throw new CallError('FOLLOW_NOT_FOUND')
      await store.removeCodes(userId, type, codeList.flatMap(recordsOf(type).codesOf))
      return true
    },
    addFollows: ({ type, codeList }, context) => addFollows({ store, records: recordsOf(type) }, type, [...new Set(codeList)], context),
    async listFollowedCodes({ type, codeList }, context) {
      const { codesOf } = recordsOf(type)
      const all = [...new Set(codeList.flatMap(codesOf))]
      const followed = new Set((await store.ofCodes(context.caller.userId, type, all)).map(({ code }) => code))
      return codeList.filter((code) => codesOf(code).some((one) => followed.has(one)))
    },
    async findFollow({ type, code }, context) {
      const rows = await store.ofCodes(context.caller.userId, type, recordsOf(type).codesOf(code))
      const [follow = null] = await shownFollows(type, rows.slice(0, 1), context)
      return follow
    },
    async markFollowsSeen({ type, idList }, context) {
      const { userId } = context.caller
      const ids = idList && [...new Set(idList.map((id) => id.toLowerCase()))]
      const rows = await (ids === undefined ? store.changed(userId, type) : store.ofIds(userId, ids))
      if (ids !== undefined && rows.length < ids.length) throw new CallError('FOLLOW_NOT_FOUND')
      for (const one of new Set(rows.map((row) => row.type))) {
        const ofType = rows.filter((row) => row.type === one)
        await comparerOf(one).markSeen(userId, ofType)
      }
      return true
    },
    compareFollows: ({ type }, context) => comparerOf(type).next(context.caller.userId),
  }
}

function shownFollow(
  { id, type, code, title, createdAt, seenAt, changes }: StoredFollow,
  record: ReferredRecord | null,
  language: Language,
): Follow {
  return {
    id,
    type,
    code,
    title: record?.title(language) || title,
    createTime: shanghaiTime(createdAt),
    seenTime: shanghaiTime(seenAt),
    missing: record === null,
    changes: [...(changes ?? [])],
    record: record && {
      status: record.status,
      parties: [...record.parties],
      applicationDate: record.applicationDate,
      publicationDate: record.publicationDate,
    },
  }
}
