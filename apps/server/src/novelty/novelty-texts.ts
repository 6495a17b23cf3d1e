import type { DateRole, Disclosure, Language } from '@gezhi/contract'
import type { MissingDate, ProposalReason } from './propose-categories.ts'

type Names = (places: readonly number[]) => string

interface NoveltyTexts {
  readonly all: string
  readonly pair: (other: string, adds: string, added: string) => string
  /** Features by their verdict; only verdicts that some feature has. */
  readonly some: (parts: readonly (readonly [verdict: string, features: string])[]) => string
  readonly dates: Readonly<Record<Exclude<DateRole, 'priorArt' | 'unknown'> | MissingDate, string>>
  /** After the name of the field `claim`. */
  readonly wrongClaim: string
  readonly features: Names
  readonly none: string
  readonly noDocuments: string
  readonly destroyed: (documents: string) => string
  readonly combined: (one: string, other: string) => string
  readonly open: (features: string) => string
  readonly nowhere: (features: string) => string
  readonly disclosures: Readonly<Record<Disclosure, string>>
  readonly columns: Readonly<Record<string, string>>
}

/** The number of a feature as users see it. */
export function featureName(place: number): string {
  return `F${place + 1}`
}

export const NOVELTY_TEXTS: Readonly<Record<Language, NoveltyTexts>> = {
  zh: {
    all: '单独公开全部技术特征',
    pair: (other, adds, added) => `与 ${other} 结合公开全部技术特征：本文献公开 ${adds}，${other} 公开 ${added}`,
    some: (parts) => parts.map(([verdict, features]) => `${verdict} ${features}`).join('，'),
    dates: {
      conflicting: '申请在先、公开在后：只能用于评价新颖性',
      later: '申请和公开均在后：不是现有技术',
      reference: '未提供基准日：未核实是否为现有技术',
      publication: '文献公开日未知：未核实是否为现有技术',
      document: '文献申请日和公开日未知：未核实是否为现有技术',
    },
    wrongClaim: '不是该专利的独立权利要求',
    features: (places) => places.map(featureName).join('、'),
    none: '没有找到文献。',
    noDocuments: '未发现单独或两篇结合公开全部技术特征的文献。',
    destroyed: (documents) => `X 类文献：${documents} 可能影响新颖性。`,
    combined: (one, other) => `Y 类文献：${one} 与 ${other} 结合可能影响创造性。`,
    open: (features) => `没有一篇文献完整公开的特征：${features}。`,
    nowhere: (features) => `所有文献均未公开的特征：${features}。`,
    disclosures: { disclosed: '公开', partly: '部分公开', not: '未公开' },
    columns: {
      title: '标题',
      abstract: '摘要',
      independentClaims: '独立权利要求',
      dependentClaims: '从属权利要求',
      description: '说明书',
      descriptionField: '技术领域',
      descriptionBackground: '背景技术',
      descriptionSummary: '发明内容',
      descriptionEmbodiments: '具体实施方式',
    },
  },
  en: {
    all: 'Discloses every feature by itself',
    pair: (other, adds, added) => `Discloses every feature together with ${other}: this document ${adds}, ${other} ${added}`,
    some: (parts) => parts.map(([verdict, features]) => `${verdict}: ${features}`).join('; '),
    dates: {
      conflicting: 'Filed before, published later: counts for novelty only',
      later: 'Filed and published later: not prior art',
      reference: 'No reference date: not verified as prior art',
      publication: 'Publication date of the document unknown: not verified as prior art',
      document: 'Filing and publication date of the document unknown: not verified as prior art',
    },
    wrongClaim: 'is not an independent claim of the patent',
    features: (places) => places.map(featureName).join(', '),
    none: 'No documents were found.',
    noDocuments: 'No document, and no pair of documents, discloses every feature.',
    destroyed: (documents) => `Category X: ${documents} may destroy novelty.`,
    combined: (one, other) => `Category Y: ${one} together with ${other} may destroy the inventive step.`,
    open: (features) => `Features that no document discloses completely: ${features}.`,
    nowhere: (features) => `Features that no document discloses at all: ${features}.`,
    disclosures: { disclosed: 'disclosed', partly: 'partly', not: 'not disclosed' },
    columns: {
      title: 'Title',
      abstract: 'Abstract',
      independentClaims: 'Independent claims',
      dependentClaims: 'Dependent claims',
      description: 'Description',
      descriptionField: 'Technical field',
      descriptionBackground: 'Background',
      descriptionSummary: 'Summary of the invention',
      descriptionEmbodiments: 'Embodiments',
    },
  },
}

/** A reason as a sentence; `numberOf`: the publication number of a document. */
export function reasonText(reason: ProposalReason, numberOf: (id: string) => string, language: Language): string {
  const texts = NOVELTY_TEXTS[language]
  switch (reason.kind) {
    case 'all':
      return texts.all
    case 'pair':
      return texts.pair(numberOf(reason.with), texts.features(reason.adds), texts.features(reason.added))
    case 'some':
      return texts.some(
        (
          [
            ['disclosed', reason.disclosed],
            ['partly', reason.partly],
            ['not', reason.lacks],
          ] as const
        ).flatMap(([verdict, places]) => (places.length === 0 ? [] : [[texts.disclosures[verdict], texts.features(places)] as const])),
      )
    case 'dates':
      return texts.dates[reason.role === 'unknown' ? reason.missing : reason.role]
  }
}
