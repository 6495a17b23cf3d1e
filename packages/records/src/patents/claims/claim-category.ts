/** What a claim protects, by the words it begins with: the categories of EPC Rule 43(2), and designs. */
export type ClaimCategory = 'product' | 'apparatus' | 'process' | 'use' | 'design'

/** Where the subject of a claim ends, per language: before the words that describe it. */
const SUBJECT_END: Readonly<Record<string, RegExp>> = {
  zh: /[，：:；;。]|,(?!\d)|其特征|其中/u,
  en: /[,:;]|\b(?:comprising|comprises?|consisting|wherein|whereby|characteri[sz]ed|including|having|according|as|of|for|to|in|that|which|used|using|with|without|by|on|from|where)\b/iu,
  de: /[,:;]|(?<!\p{L})(?:umfassend|aufweisend|dadurch|gekennzeichnet|nach|gemäß|zum|zur|für|mit|bei|von|der|des|zu|in|wobei|eines|einer)(?!\p{L})/iu,
  fr: /[,:;]|(?<!\p{L})(?:comprenant|caractérisée?s?|selon|de|du|des|pour|à|au|dans|avec|qui|en)(?!\p{L})|d['’]/iu,
}

/** The last word of a subject, per language and category; a subject that matches none is a product. */
const SUBJECTS: Readonly<Record<string, readonly (readonly [ClaimCategory, RegExp])[]>> = {
  zh: [
    ['use', /(?:用途|的应用|应用|使用)$/u],
    ['process', /(?:方法|工艺|制法|作法|工序|流程|步骤)$/u],
    ['apparatus', /(?:装置|设备|系统|机|器|仪|机构|组件|电路|终端|服务器|平台|设施|工具|裝置|設備|系統|機|機構|電路)$/u],
  ],
  en: [
    ['design', /\bdesign$/iu],
    ['use', /\b(?:use|uses)$/iu],
    ['process', /\b(?:method|methods|process|processes|procedure|technique)$/iu],
    [
      'apparatus',
      /\b(?:apparatus|device|system|machine|assembly|circuit|circuitry|equipment|installation|tool|instrument|unit|mechanism)s?$/iu,
    ],
  ],
  de: [
    ['use', /(?:verwendung|benutzung|gebrauch)$/iu],
    ['process', /(?:verfahren|methode)s?$/iu],
    ['apparatus', /(?:vorrichtung|anordnung|einrichtung|system|gerät|maschine|anlage|apparat|schaltung)(?:en|e|s)?$/iu],
  ],
  fr: [
    ['use', /(?:utilisation|usage|emploi)s?$/iu],
    ['process', /(?:procédé|méthode|processus)s?$/iu],
    ['apparatus', /(?:dispositif|appareil|système|machine|installation|ensemble|circuit)s?$/iu],
  ],
}

/** Up to this many characters a claim may take to name its subject. */
const MAX_SUBJECT = 300
/** A reference before the subject: `根据权利要求1所述的`; the words after it are the subject. */
const REFERENCE_BEFORE = /^[^，,：:；;。]{0,40}?(?:权利要求|權利要求|请求项|請求項|專利範圍).{0,60}?(?:所述|所記載|記載|中任一项|之)的?/u
const ARTICLES = /^(?:(?:i claim:?\s+)?(?:the|an?|said|one or more|ein(?:e[rsnm]?)?|der|die|das|la|les?|une?)\s+|l['’])/iu

/** The category of a claim in one of the languages above (ISO 639-1), by its own words; null in others, and where its subject is not named. */
export function claimCategory(text: string, lang: string): ClaimCategory | null {
  const [ends, subjects] = [SUBJECT_END[lang], SUBJECTS[lang]]
  if (ends === undefined || subjects === undefined) return null
  const subject = subjectOf(text.slice(0, MAX_SUBJECT).replace(/\s+/gu, ' ').trim(), lang, ends)
  if (subject === '') return null
  return subjects.find(([, words]) => words.test(subject))?.[0] ?? 'product'
}

function subjectOf(written: string, lang: string, ends: RegExp): string {
  if (lang === 'zh') return (written.replace(REFERENCE_BEFORE, '').split(ends)[0] ?? '').replace(/[（(][^）)]*[）)]$/u, '').trim()
  const rest = written.replace(ARTICLES, '').replace(/\s*\([^)]*\)/gu, '')
  return (rest.split(ends)[0] ?? '').trim()
}
