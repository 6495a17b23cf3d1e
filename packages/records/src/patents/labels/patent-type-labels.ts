import type { CodeLabels } from '../../kinds/code-labels.ts'

/**
 * Types of publications (G83, G215); alternative names are those of incoPat, PatSnap and the offices. An invention is an application or a
 * grant.
 */
export const PATENT_TYPE_LABELS = {
  A: { zh: '发明申请', en: 'Invention application', written: ['发明公开', 'patent application'] },
  B: { zh: '发明授权', en: 'Granted invention', written: ['授权发明', 'granted patent'] },
  U: { zh: '实用新型', en: 'Utility model', written: ['utility', '新型', 'utility model patent'] },
  S: { zh: '外观设计', en: 'Design', written: ['外观', 'design patent', 'D'] },
  plant: { zh: '植物专利', en: 'Plant patent', written: ['plant patent'] },
  reissue: { zh: '再颁专利', en: 'Reissue', written: ['reissue patent'] },
  registration: { zh: '法定发明登记', en: 'Statutory invention registration', written: ['SIR'] },
  invention: { zh: '发明', en: 'Invention', written: ['发明专利', 'patent', 'utility patent'], includes: ['A', 'B'] },
} as const satisfies CodeLabels

/** The types of publications; the other entries of the table include several of these. */
export type PublicationType = Exclude<keyof typeof PATENT_TYPE_LABELS, 'invention'>
