import type { Language } from '@gezhi/contract/client'
import {
  COUNTRY_LABELS,
  MARK_FEATURE_LABELS,
  MARK_STANDING_LABELS,
  MARK_STATUS_LABELS,
  NICE_CLASS_LABELS,
  NO_VALUE,
  readCode,
  VIENNA_CATEGORY_LABELS,
  type CodeLabels,
} from '@gezhi/records'

/** Facets whose values are codes, with the labels of the codes; values of other facets are displayed unchanged. */
const LABELS: Readonly<Partial<Record<string, CodeLabels>>> = {
  legal: MARK_STANDING_LABELS,
  stage: MARK_STATUS_LABELS,
  feature: MARK_FEATURE_LABELS,
  country: COUNTRY_LABELS,
  nice: NICE_CLASS_LABELS,
  vienna: VIENNA_CATEGORY_LABELS,
  year: { [NO_VALUE]: { zh: '无申请日', en: 'No application date' } },
}

/** Facets whose names follow their numbers. */
const NUMBERED: ReadonlySet<string> = new Set(['nice', 'vienna'])

/** Facets of parties, which the EUIPO's files identify by their numbers in its register only. */
const PARTIES: ReadonlySet<string> = new Set(['owner', 'representative'])

/** Whether the source has the number of a party in the office's register instead of its name. */
export function isRegisterNumber(party: string): boolean {
  return /^\d+$/.test(party)
}

/** Label of a value of a facet of trademarks: `09 电子仪器与软件` for class 09, the value itself if it has none. */
export function trademarkValueName(facet: string, value: string, language: Language): string {
  if (PARTIES.has(facet) && isRegisterNumber(value)) return language === 'zh' ? `官方编号 ${value}` : `Office ID ${value}`
  const labels = LABELS[facet]
  const name = labels?.[readCode(labels, value) ?? value]?.[language]
  if (name === undefined) return value
  return NUMBERED.has(facet) ? `${value} ${name}` : name
}
