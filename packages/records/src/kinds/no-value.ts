import type { Labelled } from './code-labels.ts'

/** The value of filters and facets for records without a value of a date field. */
export const NO_VALUE = 'none'

/** Its label. */
export const NO_VALUE_LABEL: Labelled = { zh: '无日期', en: 'No date' }
