import type { CodeLabels } from '../../kinds/code-labels.ts'

/** Kinds of applicants; PatSnap's names are alternative names. */
export const APPLICANT_KIND_LABELS = {
  company: { zh: '企业', en: 'Company', written: ['公司'] },
  university: { zh: '大专院校', en: 'University', written: ['高校', '大学', '院校', 'academy'] },
  institute: { zh: '科研单位', en: 'Research institute', written: ['研究所', '研究院'] },
  hospital: { zh: '医院', en: 'Hospital' },
  government: { zh: '机关团体', en: 'Government or public body', written: ['政府', '机关'] },
  person: { zh: '个人', en: 'Individual', written: ['person'] },
} as const satisfies CodeLabels
