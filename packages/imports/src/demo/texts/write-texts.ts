import type { Claim, LangText, Paragraph, PatentRecord } from '@gezhi/records'
import type { FamilyPlan, PublicationPlan } from '../plan/family-plan.ts'
import type { ClaimPlan, FigurePlan, InventionPlan } from '../plan/invention-plan.ts'
import { OFFICES } from '../plan/offices.ts'
import { grantedClaims } from '../plan/plan-claims.ts'
import { Random } from '../random.ts'
import { chineseAbstract } from './chinese-abstract.ts'
import { chineseClaims } from './chinese-claims.ts'
import { chineseDescription } from './chinese-description.ts'
import { chineseFigureCaption } from './chinese-figures.ts'
import { chineseTitle } from './chinese-phrases.ts'
import { englishAbstract } from './english-abstract.ts'
import { englishClaims } from './english-claims.ts'
import { englishDescription } from './english-description.ts'
import { englishFigureCaption } from './english-figures.ts'
import { englishTitle } from './english-phrases.ts'
import { foreignTitle } from './foreign-title.ts'
import { toTraditional } from './to-traditional.ts'

/** How one language writes a document. */
interface Writing {
  title(plan: InventionPlan): string
  abstract(plan: InventionPlan, random: Random): string | null
  claims(plan: InventionPlan, claims: readonly ClaimPlan[]): Claim[]
  description(plan: InventionPlan, random: Random): Paragraph[]
  caption(plan: InventionPlan, figure: FigurePlan): string
}

const WRITINGS: Record<'zh' | 'en', Writing> = {
  zh: {
    title: chineseTitle,
    abstract: chineseAbstract,
    claims: chineseClaims,
    description: chineseDescription,
    caption: chineseFigureCaption,
  },
  en: {
    title: englishTitle,
    abstract: englishAbstract,
    claims: englishClaims,
    description: englishDescription,
    caption: englishFigureCaption,
  },
}

type Texts = Pick<PatentRecord, 'titles' | 'abstracts' | 'claims' | 'description' | 'drawings'>

/**
 * The texts of a publication in its office's language, with the translated title and abstract the office adds; the description only if
 * requested.
 */
export function writeTexts(
  family: FamilyPlan,
  invention: InventionPlan,
  { application, stage }: PublicationPlan,
  describes: boolean,
): Texts {
  const { lang, titleLang, traditional, translated } = OFFICES[application.office]
  const writing = WRITINGS[lang]
  const inScript = traditional ? toTraditional : (text: string) => text
  const random = randomOf(family, lang)
  const titles: LangText[] = [{ lang, text: inScript(writing.title(invention)) }]
  if (titleLang) titles.push({ lang: titleLang, text: foreignTitle(invention, titleLang) })
  if (translated) titles.push({ lang: 'en', text: englishTitle(invention) })
  const abstract = writing.abstract(invention, random)
  const translation = translated ? englishAbstract(invention, randomOf(family, 'en')) : null
  const abstracts: LangText[] = [
    ...(abstract === null ? [] : [{ lang, text: inScript(abstract) }]),
    ...(translation === null ? [] : [{ lang: 'en', text: translation }]),
  ]
  const claims = writing.claims(invention, stage === 'grant' ? grantedClaims(invention.claims) : invention.claims)
  if (traditional) for (const claim of claims) claim.text = inScript(claim.text)
  const described = describes && invention.patentForm !== 'design'
  return {
    titles,
    ...(abstracts.length > 0 && { abstracts }),
    ...(claims.length > 0 && { claims }),
    ...(described && { description: describe(writing, invention, random, inScript) }),
    drawings: invention.figures.map((figure) => ({ id: figure.id, caption: inScript(writing.caption(invention, figure)) })),
  }
}

/** Each language has its own random stream, independent of other parts of the document. */
function randomOf({ ownSeed }: FamilyPlan, lang: 'zh' | 'en'): Random {
  return new Random(ownSeed ^ (lang === 'zh' ? 1 : 2))
}

function describe(writing: Writing, invention: InventionPlan, random: Random, inScript: (text: string) => string): Paragraph[] {
  const paragraphs = writing.description(invention, random)
  for (const paragraph of paragraphs) paragraph.text = inScript(paragraph.text)
  return paragraphs
}
