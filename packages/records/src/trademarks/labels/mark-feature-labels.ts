import type { CodeLabels } from '../../kinds/code-labels.ts'
import type { MarkFeature, MarkKind } from '../trademark.ts'

/** How marks are represented. */
export const MARK_FEATURE_LABELS: CodeLabels & Readonly<Record<MarkFeature, CodeLabels[string]>> = {
  word: { zh: '文字商标', en: 'Word mark' },
  figurative: { zh: '图形商标', en: 'Figurative mark' },
  combined: { zh: '图文组合商标', en: 'Combined mark' },
  shape: { zh: '三维标志商标', en: 'Three-dimensional mark' },
  colour: { zh: '颜色商标', en: 'Colour mark' },
  sound: { zh: '声音商标', en: 'Sound mark' },
  position: { zh: '位置商标', en: 'Position mark' },
  pattern: { zh: '图案商标', en: 'Pattern mark' },
  motion: { zh: '动态商标', en: 'Motion mark' },
  hologram: { zh: '全息商标', en: 'Hologram mark' },
  multimedia: { zh: '多媒体商标', en: 'Multimedia mark' },
  other: { zh: '其他类型商标', en: 'Other mark' },
}

/** Legal nature of marks. */
export const MARK_KIND_LABELS: CodeLabels & Readonly<Record<MarkKind, CodeLabels[string]>> = {
  individual: { zh: '一般商标', en: 'Individual mark' },
  collective: { zh: '集体商标', en: 'Collective mark' },
  certification: { zh: '证明商标', en: 'Certification mark' },
}
