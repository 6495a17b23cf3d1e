import type { Language } from '@gezhi/contract'
import { DEFAULT_VALUATION_FORMULA } from '@gezhi/records'
import type { FileStore } from '../../files/file-store.ts'
import { pictureFiles } from '../../files/picture-files.ts'
import { heldPicture } from '../../kinds/drawings.ts'
import { storedDrawing } from '../../patents/drawing-sources.ts'
import type { Serving } from '../../platform/domain.ts'
import { markPictures } from '../../trademarks/mark-pictures.ts'
import { inSearchScope } from '../../http/limited-engine.ts'
import { ALL_RIGHTS } from '../../http/rights.ts'
import type { ToolCaller, ToolParts } from '../corpus-tool.ts'
import { runTool } from '../corpus-tools.ts'
import { describeToolError } from './describe-tool-error.ts'
import { toolResult, type CallTool } from './tool-result.ts'

/** ms for one tool. */
const TIMEOUT = 60_000

/** What is read without the database of an installation. */
interface LocalParts {
  readonly serving: Pick<Serving, 'engines' | 'schemes' | 'readiness'>
  readonly files: FileStore
}

/**
 * Runs tools in this process, for somebody who may read the whole data folder anyway: without an account and without limits. Nothing is
 * counted, and patents are valued by the built-in formula, because both are in the database.
 */
export function localCall({ serving, files }: LocalParts, language: Language): CallTool {
  const parts: ToolParts = {
    serving: {
      ...serving,
      drawingSource: async (record, drawing) => (await storedDrawing(record, drawing)) ?? heldPicture(pictureFiles(files), drawing),
    },
    usage: { take: () => Promise.resolve({ refund: () => Promise.resolve() }) },
    rules: { current: () => Promise.resolve(DEFAULT_VALUATION_FORMULA) },
    pictures: markPictures(files),
    now: Date.now,
  }
  return async ({ name }, input) => {
    const signal = AbortSignal.timeout(TIMEOUT)
    const caller: ToolCaller = {
      caller: { kind: 'visitor' },
      rights: () => Promise.resolve(ALL_RIGHTS),
      address: '127.0.0.1',
      language,
      signal,
    }
    try {
      const { data, blocks } = await inSearchScope({ caller: 'mcp', signal }, () => runTool(name, input, parts, caller))
      return toolResult(data, blocks)
    } catch (error) {
      return describeToolError(error, language)
    }
  }
}
