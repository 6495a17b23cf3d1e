import type { Language } from '@gezhi/contract/client'
import {
  COUNTRY_LABELS,
  IPC_SECTION_LABELS,
  LEGAL_DETAIL_LABELS,
  LEGAL_STATUS_LABELS,
  NO_VALUE,
  PATENT_TYPE_LABELS,
  readCode,
  type CodeLabels,
} from '@gezhi/records'

/** Facets whose values are codes, with the labels of the codes; values of other facets are displayed unchanged. */
const LABELS: Readonly<Partial<Record<string, CodeLabels>>> = {
  legal: LEGAL_STATUS_LABELS,
  legalState: LEGAL_DETAIL_LABELS,
  type: PATENT_TYPE_LABELS,
  country: COUNTRY_LABELS,
  section: IPC_SECTION_LABELS,
  year: { [NO_VALUE]: { zh: '无申请日', en: 'No application date' } },
}

/** Label of a value of a facet of patents: 中国 for CN, `H 电学` for H, the value itself if it has none. */
export function patentValueName(facet: string, value: string, language: Language): string {
  const labels = LABELS[facet]
  const name = labels?.[readCode(labels, value) ?? value]?.[language]
  if (name === undefined) return value
  return facet === 'section' ? `${value} ${name}` : name
}
