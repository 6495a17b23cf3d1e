import type { Labelled } from './code-labels.ts'

/** The value by which filters ask for records without any value of a date field, and under which facets count them. */
export const NO_VALUE = 'none'

/** What it is called. */
export const NO_VALUE_LABEL: Labelled = { zh: '无日期', en: 'No date' }
