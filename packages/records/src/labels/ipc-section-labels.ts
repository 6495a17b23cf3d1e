import type { CodeLabels } from '../kinds/code-labels.ts'

/** Titles of the sections of the International Patent Classification; Y exists in the CPC only. */
export const IPC_SECTION_LABELS = {
  A: { zh: '人类生活必需', en: 'Human necessities' },
  B: { zh: '作业；运输', en: 'Performing operations; transporting' },
  C: { zh: '化学；冶金', en: 'Chemistry; metallurgy' },
  D: { zh: '纺织；造纸', en: 'Textiles; paper' },
  E: { zh: '固定建筑物', en: 'Fixed constructions' },
  F: { zh: '机械工程；照明；加热；武器；爆破', en: 'Mechanical engineering; lighting; heating; weapons; blasting' },
  G: { zh: '物理', en: 'Physics' },
  H: { zh: '电学', en: 'Electricity' },
  Y: { zh: '新技术的综合标引', en: 'New technological developments; cross-sectional technologies' },
} as const satisfies CodeLabels
