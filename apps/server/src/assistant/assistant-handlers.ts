import { buffer } from 'node:stream/consumers'
import { CALLS, type AnswerBlock, type AssistantEvent, type AssistantMessage, type Calls, type Language, type Topic } from '@gezhi/contract'
import { writeDocx, writePdf } from '@gezhi/documents'
import { GatewayError } from '@gezhi/gateways'
import { analysisFileName, analysisKey, storeAnalysisFile } from '../analysis/analysis-files.ts'
import { inWorkFolder } from '../analysis/in-work-folder.ts'
import type { FileStore } from '../files/file-store.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { loggedError } from '../http/logged-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Serving, TableHandlers } from '../platform/domain.ts'
import type { ToolParts } from '../tools/corpus-tool.ts'
import type { Answered, Answerer } from './answer-question.ts'
import type { AnswerStreams } from './answer-stream.ts'
import { ASSISTANT_TEXTS } from './assistant-texts.ts'
import type { AssistantUses } from './assistant-uses.ts'
import type { NewAnswer, StoredMessage, StoredTopic, TopicStore } from './topic-store.ts'
import { transcript } from './transcript.ts'

/** Services used by the calls. */
export interface AssistantParts {
  readonly store: TopicStore
  readonly uses: AssistantUses
  readonly streams: AnswerStreams
  readonly tools: ToolParts
  /** Answers with a language model or by searches alone. */
  readonly answerer: Answerer
  readonly mode: StoredMessage['mode']
  readonly files: FileStore
  /** For unfinished transcripts. */
  readonly workFolder: string
  readonly now: () => number
}

type Context = CallContext<UserCaller>

/** Handlers of the domain assistant. */
export function assistantHandlers(parts: AssistantParts, { readiness }: Pick<Serving, 'readiness'>): TableHandlers<Calls['assistant']> {
  const { store, uses, streams, tools, answerer, mode, files, workFolder, now } = parts
  const find = async (id: string, { caller }: Context) => {
    const found = await store.find(caller.userId, id)
    if (found === null) throw new CallError('TOPIC_NOT_FOUND')
    return found
  }
  return {
    async getAssistant(_request, context) {
      const { caller } = context
      return { mode, left: caller.kind === 'user' && !caller.pending ? await uses.left({ ...context, caller }) : null }
    },
    async askAssistant({ topicId, content, retry }, context) {
      requireReady(readiness)
      const { caller, language, log, signal: client } = context
      // A process that ended while it answered has given no use back.
      const isPaid = topicId !== undefined && (await store.isInterrupted(caller.userId, topicId))
      const use = isPaid ? { refund: async () => {} } : await uses.take(context)
      const opened = await (
        retry ? store.retry(caller.userId, topicId!) : store.open(caller.userId, topicId ?? null, content!, mode)
      ).catch(async (error: unknown) => {
        await use.refund()
        throw error
      })
      const { topic } = opened
      // One that fails is followed by another in ten seconds.
      const keep = () => void store.keepAnswering(topic.id).catch(() => {})
      const answerTo = async (emit: (event: AssistantEvent) => void, signal: AbortSignal) => {
        emit({ event: 'topic', data: { topic: shownTopic(topic), question: shownMessage(opened.question) } })
        const emitted: AnswerBlock[] = []
        const answering = {
          parts: tools,
          caller: { ...context, signal },
          emit,
          found: (blocks: readonly AnswerBlock[]) => void emitted.push(...blocks),
        }
        const answer = await answerer(opened, answering).then(
          (answered): NewAnswer => finished(answered),
          (error: unknown): NewAnswer => {
            if (signal.aborted) return { blocks: emitted, tools: [], state: 'stopped', reason: null, mode }
            log.warn({ err: error instanceof Error ? loggedError(error) : error }, 'the assistant failed')
            return { blocks: emitted, tools: [], state: 'failed', reason: failureText(error, language), mode }
          },
        )
        // The answer is stored as failed already: a use that cannot be given back must not hide why.
        if (answer.state === 'failed') await use.refund().catch(() => {})
        const stored = await store.answer(topic.id, answer)
        if (stored !== null) emit({ event: 'done', data: shownMessage(stored) })
      }
      return { events: streams.open(client, answerTo, keep) }
    },
    async listTopics(page, { caller }) {
      const { list, total } = await store.page(caller.userId, page)
      return { list: list.map(shownTopic), total }
    },
    async getTopic({ id }, context) {
      const { topic, messages } = await find(id, context)
      return { ...shownTopic(topic), list: messages.map(shownMessage) }
    },
    async renameTopic({ id, title }, { caller }) {
      if (!(await store.rename(caller.userId, id, title))) throw new CallError('TOPIC_NOT_FOUND')
      return true
    },
    async deleteTopic({ id }, { caller }) {
      if (!(await store.remove(caller.userId, id))) throw new CallError('TOPIC_NOT_FOUND')
      return true
    },
    async exportTopic({ id, fileType }, context) {
      const { language, signal, caller } = context
      const { topic, messages } = await find(id, context)
      const record = transcript(topic, messages, language, now())
      const set = { title: record.title, language, records: [record] }
      const bytes = await (fileType === 'docx'
        ? buffer(writeDocx(set))
        : inWorkFolder(workFolder, async (own) => buffer(await writePdf(set, { workFolder: own, signal }))))
      const fileName = analysisFileName('t00', fileType, new Date(now()))
      await storeAnalysisFile(files, analysisKey(caller.userId, fileName), bytes, now())
      return `${CALLS.analysis.downloadAnalysis.path}?fileName=${fileName}`
    },
  }

  function finished({ blocks, tools: used }: Answered): NewAnswer {
    return { blocks: blocks.map(storable), tools: used, state: 'done', reason: null, mode }
  }
}

/** What a user is told of a failed answer. */
function failureText(error: unknown, language: Language): string {
  const { failed, modelFailed } = ASSISTANT_TEXTS[language]
  return error instanceof GatewayError || (error instanceof Error && error.name === 'TimeoutError') ? modelFailed : failed
}

/** PostgreSQL stores neither NUL nor unpaired surrogates; a passage with one is quoted literally or not at all. */
function storable(block: AnswerBlock): AnswerBlock {
  const isStorable =
    JSON.stringify(block).isWellFormed() &&
    !JSON.stringify(block).includes('\\u0000') &&
    !/\\ud[89ab][\da-f]{2}/iu.test(JSON.stringify(block))
  return isStorable ? block : { kind: 'text', text: '', citations: [], struck: 0 }
}

function shownTopic({ id, title, messages, updatedAt }: StoredTopic): Topic {
  return { id, title, messages, updateTime: shanghaiTime(updatedAt) }
}

function shownMessage({ id, role, text, blocks, tools, state, reason, mode, createdAt }: StoredMessage): AssistantMessage {
  return { id, role, text, blocks: [...blocks], tools: [...tools], state, reason, mode, createTime: shanghaiTime(createdAt) }
}
