import type { apiClient } from '../../../api/api-client.ts'

/** Draft of a service. */
export type WrittenService = Awaited<ReturnType<typeof apiClient.operations.listSaleServices>>[number]

/** Its editable part. The lines of a section are one text, separated by line breaks. */
export interface ServiceDraft {
  readonly recommended: boolean
  readonly position: number
  readonly zh: DraftWords
  readonly en: DraftWords
}

/** One language of it. */
export interface DraftWords {
  readonly name: string
  readonly summary: string
  readonly sections: readonly { readonly title: string; readonly lines: string }[]
}

const NOTHING: DraftWords = { name: '', summary: '', sections: [{ title: '', lines: '' }] }

/** A draft with nothing in it. */
export function emptyDraft(position: number): ServiceDraft {
  return { recommended: false, position, zh: NOTHING, en: NOTHING }
}

/** The draft of a service that is there. */
export function draftOf({ recommended, position, zh, en }: WrittenService): ServiceDraft {
  return { recommended, position, zh: wordsOf(zh), en: wordsOf(en) }
}

/** The request: separate lines, without empty lines and sections. */
export function sentDraft({ zh, en, ...facts }: ServiceDraft) {
  return { ...facts, zh: sentWords(zh), en: sentWords(en) }
}

function wordsOf({ name, summary, sections }: WrittenService['zh']): DraftWords {
  return { name, summary, sections: sections.map(({ title, lines }) => ({ title, lines: lines.join('\n') })) }
}

function sentWords({ name, summary, sections }: DraftWords) {
  const read = sections.map(({ title, lines }) => ({
    title,
    lines: lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }))
  return { name, summary, sections: read.filter(({ title, lines }) => title.trim() !== '' || lines.length > 0) }
}
