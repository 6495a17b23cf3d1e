import type { AnswerBlock } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import { answerWithTool, lastNumber, plainStatement, type Answerer } from './answer-question.ts'
import { ASSISTANT_TEXTS } from './assistant-texts.ts'
import { recogniseQuestion } from './recognise-question.ts'

/** Answers by searches and tables alone, without a model: the same question has the same answer. */
export const answerBySearch: Answerer = async ({ question, history }, answering) => {
  const { parts, caller } = answering
  const year = Number(shanghaiDay(parts.now()).slice(0, 4))
  const requests = recogniseQuestion(question.text, { year, last: lastNumber(history) })
  if (requests.length === 0) return { blocks: ASSISTANT_TEXTS[caller.language].help.map(plainStatement), tools: [] }
  const blocks: AnswerBlock[] = []
  const tools: string[] = []
  for (const request of requests) {
    const answer = await answerWithTool(request, answering)
    blocks.push(...answer.blocks)
    tools.push(request.name)
    const isEmpty = request.name === 'search_patents' && answer.data?.['total'] === 0
    if (!isEmpty) {
      answering.found(answer.blocks)
      continue
    }
    // What could be left out is worth more than that there is nothing.
    const relaxed = await answerWithTool({ name: 'translate_query', input: { text: String(request.input['query']) } }, answering)
    blocks.splice(-answer.blocks.length, answer.blocks.length, ...relaxed.blocks)
    answering.found(relaxed.blocks)
    tools.push('translate_query')
  }
  return { blocks, tools }
}
