import type { AnswerBlock, Citation, Language } from '@gezhi/contract'
import type { DocumentBlock, RecordDocument } from '@gezhi/documents'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { QUOTED_ABSTRACTS } from '../tools/cited-texts.ts'
import { ASSISTANT_TEXTS } from './assistant-texts.ts'
import type { StoredMessage, StoredTopic } from './topic-store.ts'

/** A conversation as a document: every statement with its passages. `now` in ms. */
export function transcript(topic: StoredTopic, messages: readonly StoredMessage[], language: Language, now: number): RecordDocument {
  const texts = ASSISTANT_TEXTS[language]
  const blocks = messages.flatMap((message): DocumentBlock[] => {
    const head = {
      kind: 'heading',
      text: `${texts[message.role === 'user' ? 'question' : 'answer']} · ${shanghaiTime(message.createdAt)}`,
      level: 2,
    } as const
    if (message.role === 'user') return [head, ...message.text.split('\n').map(paragraph)]
    const state = message.state === 'stopped' ? [paragraph(texts.stopped)] : message.reason === null ? [] : [paragraph(message.reason)]
    return [head, ...message.blocks.flatMap((block) => answerBlocks(block, language)), ...state]
  })
  return {
    title: topic.title,
    subtitle: texts.transcript,
    facts: [
      [texts.facts.time, shanghaiTime(new Date(now))],
      [texts.facts.messages, String(messages.length)],
    ],
    blocks: [...blocks, paragraph(texts.note)],
  }
}

function answerBlocks(block: AnswerBlock, language: Language): DocumentBlock[] {
  const texts = ASSISTANT_TEXTS[language]
  switch (block.kind) {
    case 'text': {
      const struck = block.struck > 0 ? ` ${texts.struck(block.struck)}` : ''
      const queries = (block.queries ?? []).map(({ queryStr, total }) => texts.query(queryStr, texts.hits(total.toLocaleString('en'))))
      const cited = block.citations.map((citation) => citationText(citation, language))
      return [`${block.text}${struck}`, ...queries, ...cited].map(paragraph)
    }
    case 'table': {
      const title = block.title === '' ? [] : [{ kind: 'heading', text: block.title, level: 3 } as const]
      const cited = block.rows.flatMap(({ citations }) => citations).map((citation) => paragraph(citationText(citation, language)))
      return [...title, { kind: 'table', head: block.columns, rows: block.rows.map(({ cells }) => cells) }, ...cited]
    }
    case 'query': {
      const total = block.total === null ? '' : texts.hits(block.total.toLocaleString('en'))
      return [texts.query(block.queryStr, total), ...block.notes].map(paragraph)
    }
  }
}

/** `CN1A, claim 1: “…”`. */
function citationText({ kind, number, part, place, passage }: Citation, language: Language): string {
  const texts = ASSISTANT_TEXTS[language]
  const where =
    place !== null && (part === 'claim' || part === 'description')
      ? texts.place[part](place)
      : texts.parts[part === 'abstract' ? QUOTED_ABSTRACTS[kind] : part]
  return language === 'zh' ? `〔${number}，${where}〕${texts.quoted(passage)}` : `[${number}, ${where}] ${texts.quoted(passage)}`
}

function paragraph(text: string): DocumentBlock {
  return { kind: 'paragraph', text }
}
