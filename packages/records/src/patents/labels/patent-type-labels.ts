import type { CodeLabels } from '../../kinds/code-labels.ts'

/** Types of patents; alternative names are those of incoPat, PatSnap and the offices. */
export const PATENT_TYPE_LABELS = {
  invention: { zh: '发明', en: 'Invention', written: ['发明专利', 'patent', 'utility patent', 'A', 'B'] },
  utility: { zh: '实用新型', en: 'Utility model', written: ['新型', 'utility model patent', 'U'] },
  design: { zh: '外观设计', en: 'Design', written: ['外观', 'design patent', 'D', 'S'] },
  plant: { zh: '植物专利', en: 'Plant patent', written: ['plant patent'] },
  reissue: { zh: '再颁专利', en: 'Reissue', written: ['reissue patent'] },
  registration: { zh: '法定发明登记', en: 'Statutory invention registration', written: ['SIR'] },
} as const satisfies CodeLabels
