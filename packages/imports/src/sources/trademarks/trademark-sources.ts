import { TRADEMARK_KIND } from '@gezhi/records'
import { recordLinesSource } from '../record-lines/record-lines-source.ts'
import { EM_TM_SOURCE } from './euipo/em-tm-source.ts'
import { markSource, unknownMarkStatus } from './mark-format.ts'
import { ST66_MARK_SOURCE } from './uspto/st66-mark-source.ts'
import { ST96_MARK_SOURCE } from './uspto/st96-mark-source.ts'
import { TDXF_MARK_SOURCE } from './uspto/tdxf-mark-source.ts'

/** Formats of trademarks. */
export const TRADEMARK_SOURCES = [
  ...[EM_TM_SOURCE, ST66_MARK_SOURCE, ST96_MARK_SOURCE, TDXF_MARK_SOURCE].map(markSource),
  { ...recordLinesSource(TRADEMARK_KIND, { recognisedBy: ['office', 'niceClasses'] }), unknownCodes: unknownMarkStatus },
]
