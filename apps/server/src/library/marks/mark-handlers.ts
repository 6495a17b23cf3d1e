import type { PatentMark } from '@gezhi/contract'
import type { CallContext, Handlers, UserCaller } from '../../http/call-context.ts'
import { requireRight } from '../../http/rights.ts'
import type { PatentMarks } from './patent-marks.ts'

type MarkCalls = 'listMarks' | 'saveMark' | 'saveMarks'

/** The calls about read marks and tags: each user's own. */
export function markHandlers(marks: PatentMarks): Pick<Handlers['library'], MarkCalls> {
  const save = async (
    numbers: readonly string[],
    { tag, readFlag }: { tag?: number; readFlag?: 0 | 1 },
    context: CallContext<UserCaller>,
  ) => {
    const { userId } = context.caller
    // What is marked already is counted once more: the limit is far beyond what anybody marks at once.
    if (tag || readFlag === 1) {
      const { read, tagged } = await marks.count(userId)
      requireRight(await context.rights(), 'markPatents', (tag ? tagged : read) + numbers.length)
    }
    if (tag !== undefined) await marks.tag(userId, numbers, tag)
    if (readFlag !== undefined) await marks.setRead(userId, numbers, readFlag === 1)
    return marksOf(marks, userId, numbers)
  }
  return {
    listMarks: ({ pnList }, context) => marksOf(marks, context.caller.userId, pnList),
    async saveMark({ pn, tag }, context) {
      const [mark] = await save([pn], { tag }, context)
      return mark!
    },
    saveMarks: ({ pnList, tag, readFlag }, context) =>
      save(pnList, { ...(tag !== undefined && { tag }), ...(readFlag !== undefined && { readFlag }) }, context),
  }
}

async function marksOf(marks: PatentMarks, userId: string, numbers: readonly string[]): Promise<PatentMark[]> {
  const [read, tags] = await Promise.all([marks.readOf(userId, numbers), marks.tagsOf(userId, numbers)])
  return numbers.map((pn) => {
    const tag = tags.get(pn)
    return { pn, readFlag: read.has(pn) ? 1 : 0, tagList: tag === undefined ? [] : [tag] }
  })
}
