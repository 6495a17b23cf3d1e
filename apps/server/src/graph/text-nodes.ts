import type { GraphTextType } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'

/** A passage of a text that is a node of the graph: equal passages of several patents are one node. */
export interface TextNode {
  readonly type: GraphTextType
  readonly text: string
}

/** Passages of one kind per record. */
const MAX_PASSAGES = 8
const MIN_CHARACTERS = 2
const MAX_CHARACTERS = 60

/** Features, field, problems and effects that the texts of a record name, in its order, each once. Pure. */
export function textNodes(record: PatentRecord): TextNode[] {
  return [...fieldsOf(record), ...problemsOf(record), ...effectsOf(record), ...featuresOf(record)]
}

function fieldsOf(record: PatentRecord): TextNode[] {
  const own = paragraphs(record, 'field')
  const found = [
    ...own.flatMap((text) => [...matches(text, FIELD), ...matches(text, RELATES)]),
    ...abstracts(record).flatMap((text) => matches(text, FIELD)),
  ]
  return nodes('field', found)
}

function problemsOf(record: PatentRecord): TextNode[] {
  const texts = [...paragraphs(record, 'background'), ...paragraphs(record, 'summary'), ...abstracts(record)]
  return nodes('problem', texts.flatMap((text) => [...matches(text, PROBLEM), ...matches(text, PROBLEM_EN)]).flatMap(enumerated))
}

function effectsOf(record: PatentRecord): TextNode[] {
  const texts = [...paragraphs(record, 'summary'), ...abstracts(record)]
  return nodes(
    'effect',
    texts.flatMap((text) => [...matches(text, EFFECT), ...matches(text, EFFECT_EN).flatMap((one) => one.split(/\s+and\s+/u))]),
  )
}

/** What the first independent claim of each language consists of; without claims, what the abstract says of it. */
function featuresOf(record: PatentRecord): TextNode[] {
  const claims = (record.claims ?? []).filter(({ independent }) => independent)
  const first = claims.filter(({ lang }, index) => claims.findIndex((one) => one.lang === lang) === index).map(({ text }) => text)
  const texts = first.length > 0 ? first : abstracts(record)
  return nodes('feature', texts.flatMap((text) => [...matches(text, PARTS), ...matches(text, PARTS_EN)]).flatMap(components))
}

const FIELD = /(?:涉及|属于|屬於|field of)\s*(?:一种|一種|the\s)?([^，。；,;、.:]{2,50}?)(?:的)?(?:技术|技術)?(?:领域|領域|[,;.]|$)/giu
const RELATES = /relates?\s+(?:generally\s+|in general\s+|particularly\s+|more particularly\s+)?to\s+(?:an?\s+|the\s+)?([^,.;:]{3,60})/giu
const PROBLEM =
  /(?:解决|解決|克服|存在|不足在于|不足在於)(?:了)?(?:上述)?(?:(?:背景|现有|現有)?(?:技术|技術)中)?(?:提出的|存在的?|的)?([^，。；,;：:]{2,60}?)(?:等)?(?:的)?(?:技术|技術)?(?:问题|問題|缺陷|不足|缺点|缺點)/gu
const PROBLEM_EN =
  /\bto (?:address|solve|overcome|avoid)\s+(?:the\s+)?(?:problems?\s+(?:of|that)\s+|drawbacks?\s+of\s+)?(?:an?\s+|the\s+)?([^,.;:]{4,60})/giu
const EFFECT =
  /(?:^|[能可于於，。、；：）)而并並]|有助)(?:够|夠|以)?(?:有效|显著|顯著|大大|明显|明顯)?(?:地)?((?:提高|提升|增强|增強|改善|降低|减少|減少|延长|延長|缩短|縮短|节约|節約|节省|節省|避免|防止|抑制|保留|简化|簡化|调节|調節)(?:了)?[^，。；、,;：（(]{2,24}?)(?=[，。；、,;：（(]|$)/gu
const EFFECT_EN =
  /\b(?:can|could|thereby|thus|helps?(?:\s+to)?|so as to|and)\s+((?:improv|reduc|increas|enhanc|extend|prevent|lower|shorten|simplif|regulat|suppress|retain)\w*\s+[^.,;:]{3,80})/giu
const PARTS = /(?:包括|包含|由)(?:有|了)?[：:]?([^。；;]{2,400})/gu
const PARTS_EN = /\b(?:comprises?|comprising|includes?|including|consists? of|consisting of)[:\s]+([^.;]{3,600})/giu

/** The first group of every match; of overlapping ones the first. */
function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}

function enumerated(text: string): string[] {
  return text.split('、')
}

const SEPARATOR = /[、，,]|(?:以?及|和|与|與)|\s+and\s+/u
const LEADING =
  /^(?:[（(]?\d+[)）.]?|所述的?|该|該|一种|一種|一个|一個|一|至少一个|至少|多个|多個|两个|若干|an?\s|the\s|said\s|at least one\s|a plurality of\s|one or more\s)+/iu
/** A reference sign of the drawings: (11), (12a). */
const SIGN = /[（(]\s*\d+[a-z]?\s*[)）]/giu
/** A clause about a component, no component. */
const CLAUSE =
  /[的之其在于於上下中]|设有|設有|连接|連接|固定|安装|安裝|用于|用於|其特征|\b(?:is|are|has|have|wherein|which|configured|for|to|with|of|having|being)\b/iu
const MAX_COMPONENT = 24

function components(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.replaceAll(SIGN, '').trim().replace(LEADING, '').trim())
    .filter((part) => part.length <= (/\p{Script=Han}/u.test(part) ? MAX_COMPONENT / 2 : MAX_COMPONENT * 2) && !CLAUSE.test(part))
}

function nodes(type: GraphTextType, found: readonly string[]): TextNode[] {
  return [...new Set(found.map(normalised).filter(isPassage))].slice(0, MAX_PASSAGES).map((text) => ({ type, text }))
}

/** The form in which passages are compared: folded case, single spaces, no 了 after the verb, no brackets at its ends. */
function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(\p{Script=Han}{2})了/u, '$1')
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
    .toLowerCase()
}

function isPassage(text: string): boolean {
  return text.length >= MIN_CHARACTERS && text.length <= MAX_CHARACTERS && /\p{L}{2}/u.test(text)
}

function abstracts({ abstracts: texts = [] }: PatentRecord): string[] {
  return texts.map(({ text }) => text)
}

function paragraphs({ description = [] }: PatentRecord, section: 'field' | 'background' | 'summary'): string[] {
  return description.filter((one) => one.section === section && one.heading !== true).map(({ text }) => text)
}
