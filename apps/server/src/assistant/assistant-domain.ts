import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import { countRequests } from '../http/request-counts.ts'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { markPictures } from '../trademarks/mark-pictures.ts'
import type { ToolParts } from '../tools/corpus-tool.ts'
import { mountMcp } from '../tools/mcp/mount-mcp.ts'
import { answerByModel } from './answer-by-model.ts'
import { answerBySearch } from './answer-by-search.ts'
import { answerStreams } from './answer-stream.ts'
import { assistantHandlers } from './assistant-handlers.ts'
import { assistantUses } from './assistant-uses.ts'
import { ASSISTANT_PERSONAL_DATA } from './personal-data.ts'
import { topicStore } from './topic-store.ts'

/** Conversations over the records, and the tools they use for clients of the Model Context Protocol. */
export const assistantDomain = defineDomain({
  name: 'assistant',
  calls: CALLS.assistant,
  personalData: ASSISTANT_PERSONAL_DATA,
  open({ database, files, folder, gateways, now, service, settings, version }) {
    const { usage, rightsOf } = service('accounts')
    const streams = answerStreams()
    const { chat } = gateways
    const pictures = markPictures(files)
    const toolsOf = (serving: Serving): ToolParts => ({ serving, usage, rules: service('valuation').rules, pictures, now })
    const parts = {
      store: topicStore(database, now),
      uses: assistantUses(service('payment').packs, usage),
      streams,
      answerer: chat === null ? answerBySearch : answerByModel(chat),
      mode: chat === null ? ('search' as const) : ('model' as const),
      files,
      workFolder: join(folder.work, 'assistant'),
      now,
    }
    return {
      handlers: (serving) => assistantHandlers({ ...parts, tools: toolsOf(serving) }, serving),
      mountOperations: (app, { serving }) =>
        mountMcp(app, {
          ...service('open-api'),
          tools: toolsOf(serving),
          rightsOf,
          counts: countRequests(database, now),
          publicUrl: settings.GEZHI_PUBLIC_URL ?? '',
          version,
        }),
      endStreams: () => streams.end(),
    }
  },
})
