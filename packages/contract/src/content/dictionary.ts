import * as z from 'zod'
import { call } from '../call.ts'
import { text } from '../text.ts'

export const dictionaryCalls = {
  /** A list edited by operators, in its order and in the caller's language; empty for an unknown type. */
  listDictionaryEntries: call({
    id: 'C.dictionary.01',
    method: 'POST',
    path: '/api/search/sysadmin/dict/selectDict',
    aliases: ['/api/news/sysadmin/dict/selectDict'],
    who: 'public',
    request: z.object({ dictType: text().trim().min(1).max(50) }),
    answer: z.array(z.object({ dictLabel: z.string(), dictValue: z.string() })),
    summary: { zh: '字典条目', en: 'Entries of a dictionary' },
  }),
}
