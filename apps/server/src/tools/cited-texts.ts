import type { Citation, CitedPart, Language } from '@gezhi/contract'
import type { CompanyRecord, LangText, PatentRecord, Trademark } from '@gezhi/records'
import { languageFirst } from '../kinds/language-choice.ts'

/** A text of a record that passages are quoted from. */
export interface CitedText {
  readonly part: CitedPart
  readonly place: number | null
  readonly text: string
}

/** What is quoted as the abstract of a record of a kind. */
export const QUOTED_ABSTRACTS = { patent: 'abstract', trademark: 'goods', company: 'scope' } as const

/** UTF-16 units of a passage. */
const MAX_PASSAGE = 240
/** A shorter first sentence is quoted with the next one. */
const MIN_PASSAGE = 40
/** A longer quotation is no passage, and a shorter one proves nothing. */
const QUOTABLE = { min: 2, max: 2000 }

/** The texts of a patent, those in the language first. Paragraphs without headings are counted from 1 within their language. */
export function patentTexts({ titles, abstracts, claims, description }: PatentRecord, language: Language): CitedText[] {
  const counts = new Map<string, number>()
  const paragraphs = (description ?? []).flatMap(({ lang, text, heading }) => {
    if (heading) return []
    counts.set(lang, (counts.get(lang) ?? 0) + 1)
    return [{ lang, part: 'description' as const, place: counts.get(lang)!, text }]
  })
  return [
    ...whole('title', titles, language),
    ...whole('abstract', abstracts, language),
    ...languageFirst(claims, language).map(({ number, text }) => ({ part: 'claim' as const, place: number, text })),
    ...languageFirst(paragraphs, language).map(({ part, place, text }) => ({ part, place, text })),
  ]
}

/** The texts of a trademark: its words, its goods, what it shows. */
export function markTexts({ words, goods = [], descriptions }: Trademark, language: Language): CitedText[] {
  return [
    ...whole('title', words, language),
    ...goods.flatMap(({ texts }) => whole('abstract', texts, language)),
    ...whole('description', descriptions, language),
  ]
}

/** The texts of a company: its names and its business scope. */
export function companyTexts({ names, otherNames = [], formerNames = [], scope }: CompanyRecord, language: Language): CitedText[] {
  const text = (part: CitedPart, texts: readonly string[]) => texts.map((one) => ({ part, place: null, text: one }))
  return [...whole('title', names, language), ...text('title', [...otherNames, ...formerNames]), ...text('abstract', scope ? [scope] : [])]
}

function whole(part: CitedPart, texts: readonly LangText[] | undefined, language: Language): CitedText[] {
  return languageFirst(texts, language).map(({ text }) => ({ part, place: null, text }))
}

/** The beginning of a text up to the end of a sentence, literally. Pure. */
export function passageOf(text: string): string {
  if (text.length <= MAX_PASSAGE) return text
  const ends = [
    ...text.slice(0, MAX_PASSAGE).matchAll(/[。；;!?！？]|(?<!(?<!\p{L})(?:figs?|nos?|refs?|e\.g|i\.e|cf|approx))\.(?=\s)/giu),
  ].map(({ index }) => index + 1)
  const end = ends.find((one) => one >= MIN_PASSAGE) ?? lastBreak(text.slice(0, MAX_PASSAGE))
  return text.slice(0, end).toWellFormed() === text.slice(0, end) ? text.slice(0, end) : text.slice(0, end - 1)
}

/** Where a cut divides no word. */
function lastBreak(text: string): number {
  const [spaces] = [...text.matchAll(/[\s,，、]/gu)].map(({ index }) => index).toReversed()
  return spaces !== undefined && spaces >= MIN_PASSAGE ? spaces : text.length
}

/** Where a passage stands literally; null if the texts do not contain it. Pure. */
export function findPassage(texts: readonly CitedText[], passage: string): Pick<CitedText, 'part' | 'place'> | null {
  if (passage.trim().length < QUOTABLE.min || passage.length > QUOTABLE.max) return null
  const found = texts.find(({ text }) => text.includes(passage))
  return found === undefined ? null : { part: found.part, place: found.place }
}

/** Whether the part that a citation names contains its passage. Pure. */
export function containsPassage(
  texts: readonly CitedText[],
  { part, place, passage }: Pick<Citation, 'part' | 'place' | 'passage'>,
): boolean {
  if (passage.trim().length < QUOTABLE.min || passage.length > QUOTABLE.max) return false
  return texts.some((text) => text.part === part && (text.place === place || place === null) && text.text.includes(passage))
}

/** A citation of the beginning of a text. */
export function citeText(kind: Citation['kind'], number: string, { part, place, text }: CitedText): Citation {
  return { kind, number, part, place, passage: passageOf(text) }
}

/** Citations of the first text of each named part. */
export function citeParts(kind: Citation['kind'], number: string, texts: readonly CitedText[], parts: readonly CitedPart[]): Citation[] {
  return parts.flatMap((part) => {
    const first = texts.find((text) => text.part === part && text.text.trim() !== '')
    return first === undefined ? [] : [citeText(kind, number, first)]
  })
}
