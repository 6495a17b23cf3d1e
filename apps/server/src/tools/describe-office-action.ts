import type { AnswerBlock, Citation, Language } from '@gezhi/contract'
import { isPriorArt, type Found, type OfficeAction } from './office-action.ts'
import { OFFICE_ACTION_TEXTS } from './office-action-texts.ts'
import { statement, tableOf } from './search-tools.ts'

/** Characters of a passage within a table. */
const MAX_CELL = 120

/** Help with an office action as it is shown: what it says of documents are passages of them, cited. Pure. */
export function describeOfficeAction(action: OfficeAction, language: Language): AnswerBlock[] {
  const texts = OFFICE_ACTION_TEXTS[language]
  const { documents, features } = action
  const claim = action.number === null ? texts.given : texts.claimOf(action.number, action.claim!)
  if (documents.length === 0) {
    const rows = features.map(({ text, citations, support }) => ({
      cells: [text, support === null ? texts.not : clipped(support.passage)],
      citations: [...citations, ...(support?.citations ?? [])],
    }))
    return [statement(texts.alone(claim, features.length)), ...tableOf('', [texts.feature, SUPPORT[language]], rows)]
  }
  const named = documents.map(({ label, number, title }) => texts.document(label, number, title)).join(texts.between)
  const rows = features.map(({ text, citations, found }) => ({
    cells: [text, ...found.map((one) => cellOf(one, language))],
    citations: [...citations, ...found.flatMap((one) => one.citations)],
  }))
  const foreign = documents.filter(({ isOtherLanguage }) => isOtherLanguage).map(({ label }) => label)
  return [
    statement(texts.features(claim, features.length, named)),
    ...(action.isFromRecord ? [statement(texts.fromRecord)] : []),
    ...documents.flatMap(({ label, dateRole }) =>
      dateRole === 'conflicting' || dateRole === 'later' ? [statement(texts.dates[dateRole](label))] : [],
    ),
    ...(foreign.length > 0 ? [statement(texts.otherLanguage(foreign.join(texts.and)))] : []),
    ...tableOf('', [texts.feature, ...documents.map(({ label, number }) => `${label} ${number}`)], rows),
    ...argumentBlocks(action, claim, language),
    statement(texts.caveat),
  ]
}

const SUPPORT: Readonly<Record<Language, string>> = { zh: '说明书中的依据', en: 'Support in the description' }

function cellOf({ disclosure, passage, missing }: Found, language: Language): string {
  const texts = OFFICE_ACTION_TEXTS[language]
  if (passage === null) return texts.not
  return disclosure === 'disclosed' ? texts.disclosed(clipped(passage)) : texts.partly(clipped(passage), missing.join(texts.and))
}

/** The closest document, the differences from it, and what can be argued of each. */
function argumentBlocks(action: OfficeAction, claim: string, language: Language): AnswerBlock[] {
  const texts = OFFICE_ACTION_TEXTS[language]
  const { documents, features, amendments } = action
  const at = action.closest!
  const { label, number, disclosed, partly } = documents[at]!
  const closest = statement(
    texts.closest(label, features.length, disclosed, partly),
    firstCitations(features.map(({ found }) => found[at]!)),
  )
  const differences = features.filter(({ found }) => found[at]!.disclosure !== 'disclosed')
  const proposed = amendments.map((one) => statement(texts.amendment(one.claim, one.text), one.citations))
  if (differences.length === 0)
    return [closest, statement(texts.everything(label)), ...(proposed.length > 0 ? proposed : [statement(texts.noAmendment)])]
  const citable = documents.flatMap(({ dateRole }, other) => (isPriorArt(dateRole) ? [other] : []))
  const elsewhere = new Set(
    differences.flatMap(({ found }) =>
      citable.filter((other) => found[other]!.disclosure === 'disclosed').map((other) => documents[other]!.label),
    ),
  )
  const draft = texts.draft(claim.trim(), label, number, differences.map(({ text }) => `“${text}”`).join(texts.between))
  const all = documents.map((one) => one.label).join(texts.and)
  const argued = elsewhere.size === 0 ? texts.draftNowhere(all) : texts.draftElsewhere([...elsewhere].join(texts.and))
  const ending = citable.length === 0 ? texts.draftDates(all) : argued
  return [
    closest,
    ...differences.flatMap((feature, index) => differenceBlocks(feature, index + 1, action, language)),
    statement(`${draft}${ending}`, differences[0]!.citations),
    ...(elsewhere.size > 0 ? proposed : []),
  ]
}

function differenceBlocks(
  feature: OfficeAction['features'][number],
  index: number,
  action: OfficeAction,
  language: Language,
): AnswerBlock[] {
  const texts = OFFICE_ACTION_TEXTS[language]
  const { documents } = action
  const at = action.closest!
  const { label } = documents[at]!
  const own = feature.found[at]!
  const near = own.passage === null ? texts.absent(label) : texts.nearest(label, own.passage, own.missing.join(texts.and))
  const others = documents.flatMap((document, other) => {
    const { disclosure, passage, citations } = feature.found[other]!
    if (other === at || !isPriorArt(document.dateRole) || disclosure !== 'disclosed' || passage === null) return []
    return [statement(texts.elsewhere(document.label, passage, label), citations)]
  })
  const { support, effect } = feature
  return [
    statement(`${texts.difference(index, feature.text)}${near}`, [...feature.citations, ...own.citations]),
    ...(others.length > 0 ? others : [statement(texts.nowhere(documents.map((one) => one.label).join(texts.and)))]),
    ...(support === null ? [] : [statement(texts.support(support.passage), support.citations)]),
    ...(effect === null || effect.passage === support?.passage ? [] : [statement(texts.effect(effect.passage), effect.citations)]),
  ]
}

/** Of the passages of several features each once, at most three. */
function firstCitations(found: readonly { readonly citations: readonly Citation[] }[]): Citation[] {
  const all = new Map(found.flatMap(({ citations }) => citations).map((one) => [`${one.part} ${one.place} ${one.passage}`, one]))
  return [...all.values()].slice(0, 3)
}

function clipped(text: string): string {
  return text.length > MAX_CELL
    ? `${text
        .slice(0, MAX_CELL)
        .toWellFormed()
        .replace(/\uFFFD$/u, '')}…`
    : text
}
