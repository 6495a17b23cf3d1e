import type { CitationCategory, DateRole, Disclosure } from '@gezhi/contract'

/** A document with what it says of each feature. */
export interface JudgedDocument {
  readonly id: string
  readonly dateRole: DateRole
  /** Only for the role `unknown`. */
  readonly missing?: MissingDate
  readonly cells: readonly Disclosure[]
}

/** Why a category was proposed; features by their places from 0. */
export type ProposalReason =
  | { readonly kind: 'all' }
  | { readonly kind: 'pair'; readonly with: string; readonly adds: readonly number[]; readonly added: readonly number[] }
  | { readonly kind: 'some'; readonly disclosed: readonly number[]; readonly partly: readonly number[]; readonly lacks: readonly number[] }
  | { readonly kind: 'dates'; readonly role: Exclude<DateRole, 'priorArt' | 'unknown'> }
  | { readonly kind: 'dates'; readonly role: 'unknown'; readonly missing: MissingDate }

/** What is missing to tell what the dates of a document make of it. */
export type MissingDate = 'reference' | 'publication' | 'document'

export interface Proposal {
  readonly category: CitationCategory
  readonly reasons: readonly ProposalReason[]
}

/**
 * A category for each document. X: it discloses every feature and is not later. Y: it discloses at least half of them, or adds to such a
 * document, and both together disclose every feature; a document published later destroys no inventive step. A: all others. Pure.
 */
export function proposeCategories(documents: readonly JudgedDocument[]): Proposal[] {
  return documents.map((document) => {
    const dates = dateReasons(document)
    if (isWhole(document)) return { category: document.dateRole === 'later' ? 'A' : 'X', reasons: [{ kind: 'all' }, ...dates] }
    const partner = partnerOf(document, documents)
    if (partner !== undefined) {
      const pair = { kind: 'pair' as const, with: partner.id, adds: lackedBy(partner), added: lackedBy(document) }
      return { category: 'Y', reasons: [pair, ...dates] }
    }
    const [disclosed, partly, lacks] = (['disclosed', 'partly', 'not'] as const).map((disclosure) => placesOf(document, disclosure))
    return { category: 'A', reasons: [{ kind: 'some', disclosed: disclosed!, partly: partly!, lacks: lacks! }, ...dates] }
  })
}

function dateReasons({ dateRole, missing = 'document' }: JudgedDocument): ProposalReason[] {
  if (dateRole === 'priorArt') return []
  return [dateRole === 'unknown' ? { kind: 'dates', role: dateRole, missing } : { kind: 'dates', role: dateRole }]
}

function isWhole({ cells }: JudgedDocument): boolean {
  return cells.length > 0 && cells.every((cell) => cell === 'disclosed')
}

/** The first document that discloses all that this one lacks. */
function partnerOf(document: JudgedDocument, documents: readonly JudgedDocument[]): JudgedDocument | undefined {
  if (!isCombined(document)) return undefined
  return documents.find(
    (other) =>
      other.id !== document.id &&
      isCombined(other) &&
      !isWhole(other) &&
      (isMostly(document) || isMostly(other)) &&
      document.cells.every((cell, at) => cell === 'disclosed' || other.cells[at] === 'disclosed'),
  )
}

/** Whether it may be combined with others. */
function isCombined({ dateRole }: JudgedDocument): boolean {
  return dateRole === 'priorArt' || dateRole === 'unknown'
}

function isMostly(document: JudgedDocument): boolean {
  return placesOf(document, 'disclosed').length * 2 >= document.cells.length
}

/** Features that a document does not fully disclose. */
function lackedBy({ cells }: JudgedDocument): number[] {
  return cells.flatMap((cell, at) => (cell === 'disclosed' ? [] : [at]))
}

function placesOf({ cells }: JudgedDocument, disclosure: Disclosure): number[] {
  return cells.flatMap((cell, at) => (cell === disclosure ? [at] : []))
}

/** What is missing to tell the role of a document whose role is `unknown`. */
export function missingDate({ filed }: { readonly filed: string | null }, date: string | null): MissingDate {
  if (date === null) return 'reference'
  return filed === null ? 'document' : 'publication'
}

/** What the dates (`yyyyMMdd`) of a document make of it: its first filing and its publication, compared with the date of the analysed text. */
export function dateRoleOf(
  { filed, published }: { readonly filed: string | null; readonly published: string | null },
  date: string | null,
): DateRole {
  if (date === null) return 'unknown'
  if (published !== null && published < date) return 'priorArt'
  if (filed !== null && filed < date) return published === null ? 'unknown' : 'conflicting'
  return published === null && filed === null ? 'unknown' : 'later'
}
