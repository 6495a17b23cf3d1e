import type patents from '../catalogue/zh.ts'

export type EventDescription = keyof (typeof patents)['eventDescriptions']

/** Categories of WIPO ST.27, also used by the EPO for legal events. */
const CATEGORIES: Readonly<Record<string, EventDescription>> = {
  A: 'filed',
  B: 'discontinued',
  C: 'applicationRevived',
  D: 'examined',
  E: 'thirdPartyBefore',
  F: 'granted',
  G: 'extended',
  H: 'ceased',
  K: 'rightRevived',
  L: 'challenged',
  M: 'maintained',
  P: 'corrected',
  Q: 'published',
  R: 'parties',
  S: 'licence',
  T: 'procedure',
  U: 'paid',
  V: 'appealed',
}

/**
 * Descriptions by the words of an event if the source gives no category; the first match counts. Words of the CNIPA, the USPTO and
 * INPADOC. More specific ones come first: a rejection of the USPTO ends nothing, a petition granted is not a grant.
 */
const WORDS: readonly (readonly [RegExp, EventDescription])[] = [
  [/no opposition|opposition not filed|无人提出异议/i, 'unopposed'],
  [/\bAIA trial|inter partes|post-grant review/i, 'challenged'],
  [
    /(?:office action|action mailed|rejection|requirement).{0,20}(?:response|reply)|(?:response|reply|amendment).{0,40}(?:action|rejection|election)/i,
    'answered',
  ],
  [/(?:non-?|\b)final rejection|office action|final action|restriction requirement/i, 'objected'],
  [/notice of allow|allowability|intention to grant|grant of patent is intended|办理登记手续/i, 'allowed'],
  [
    /petition|pet dec|extension of time|track 1|to make special|filing date assigned|transfer inquiry|entity status|small entity/i,
    'procedure',
  ],
  [/fees? (?:missing|due|required)|projected publication date|corrected papers?\b/i, 'procedure'],
  [/filing receipt/i, 'filed'],
  [/disclosure statement|(?:disclaimer|document|affidavit|oath|power of attorney).{0,20}filed/i, 'submitted'],
  [/恢复.{0,6}申请|reinstat.*application|revival of application/i, 'applicationRevived'],
  [/权利.{0,2}恢复|专利权.{0,4}恢复|reinstat|restor|revival/i, 'rightRevived'],
  [/驳回|视为撤回|撤回|视为放弃|refus|reject|withdraw|abandon|non-entry/i, 'discontinued'],
  [/无效|异议|撤销请求|opposition|invalid|revocation|re-?examination request|inter partes/i, 'challenged'],
  [/终止|届满|失效|放弃|全部撤销|lapse|expir|cease|loss of rights|surrender/i, 'ceased'],
  [/质押|保全|许可|licen[cs]|pledge|security interest|lien/i, 'licence'],
  [/转移|转让|变更|继承|assign|transfer|change of (?:applicant|owner|name)|party data changed|ownership/i, 'parties'],
  [/年费|缴费|费用|fee\b|fees\b|payment|annuity/i, 'paid'],
  [/复审|上诉|appeal/i, 'appealed'],
  [/续展|期限补偿|term extension|supplementary protection|\bSPC\b/i, 'extended'],
  [/更正|纠正|correct|erratum|republication/i, 'corrected'],
  [/实质审查|审查|检索|examination|search report|office action|docketed|action mailed/i, 'examined'],
  [/授权|授予|patented case|\bgrant/i, 'granted'],
  [/公布|公开|公告|publi|designated contracting states|designated in this application/i, 'published'],
  [/申请|受理|application.{0,20}filed|filing of|entry into the national phase/i, 'filed'],
]

/** The meaning of an event, as a key of texts; null if neither its category nor its text determines it. */
export function eventDescription({ category, text }: { category: string | null; text: string }): EventDescription | null {
  const known = CATEGORIES[category ?? '']
  return known ?? WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
