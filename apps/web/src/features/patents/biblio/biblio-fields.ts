import { fieldsInOrder, PATENT_DISPLAY_FIELDS, type PatentDisplayField } from '@gezhi/contract/client'
import { usePreferences } from '../../../preferences/preferences.ts'
import type patents from '../catalogue/zh.ts'

/** A fact of the bibliographic data. */
export type BiblioKey = Exclude<keyof (typeof patents)['biblio'], 'source' | 'fields' | 'forward' | 'back' | 'reset' | 'failed'>

/** The facts by the names of their fields in the settings; fields of lists are not part of the page. */
export const FIELD_KEYS: Readonly<Partial<Record<PatentDisplayField, BiblioKey>>> = {
  publication_number: 'publication',
  publication_date: 'published',
  application_number: 'application',
  application_date: 'applied',
  grant_date: 'granted',
  patent_type: 'type',
  kind: 'kind',
  country: 'country',
  applicant: 'applicant',
  assignee: 'assignee',
  inventor: 'inventor',
  priority: 'priority',
  class_ipc: 'ipc',
  class_cpc: 'cpc',
  class_locarno: 'locarno',
  class_uspc: 'uspc',
  agency: 'agency',
  agent: 'agent',
  examiner: 'examiner',
  page_count: 'pages',
}

/** The facts, visible ones first, in the reader's order. */
export function useBiblioFields() {
  return fieldsInOrder(PATENT_DISPLAY_FIELDS, 'searchDetail', usePreferences().fields['searchDetail'])
}
