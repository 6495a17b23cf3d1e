import { fieldOfDialect, tableOfDialect, type DialectFields } from './dialect-fields.ts'
import type { Dialect } from './dialect.ts'

/** Constructs that only one dialect has, and names that precede one of its operators. */
const SIGNS: readonly { readonly dialect: Dialect; readonly sign: RegExp }[] = [
  { dialect: 'patsnap', sign: /(?:^|\s)\$(?:PRE|WS?|SEN|PARA|FREQ)\d*/ },
  {
    dialect: 'patsnap',
    sign: /\b(?:TTL|ABST|TACD?|CLMS|ICLMS|ANC?S?|ALL_AN|F_AN|APD|PBD|ISD|AUTHORITY|SIMPLE_LEGAL_STATUS|PATENT_TYPE|[MI]PC(?:_LOW)?|CPC_LOW|DESC_[FBSDE])(?:_ALL|_Y|_YM)?\s*:/,
  },
  { dialect: 'espacenet', sign: /\bprox\/|\b[a-z]{2,6}\s+(?:any|all|within)\s+["“]|\/low\b|\bn?ftxt\s*=/i },
  {
    dialect: 'lens',
    sign: /\b(?:title|abstract|claims?|applicant(?:\.name)?|inventor(?:\.name)?|class_\w+\.\w+|owner_all\.name|jurisdiction|date_published|year_published|legal_status\.\w+|family\.\w+\.\w+|cited_by\.\w+|reference_cited\.\w+|earliest_priority_claim_date)(?:\.exact)?:/,
  },
  { dialect: 'lens', sign: /"~\d/ },
  { dialect: 'uspto', sign: /@(?:pd|ad|ay|py|prad|prd)\s*[<>=]/i },
  { dialect: 'uspto', sign: /\s(?:adj|near|with|same)\d+\s/i },
  { dialect: 'incopat', sign: /\(\s*\d*\s*(?:w|nn?|s|p|\d+\s*f)\s*\)|TREE@|<=\s*(?:ad|pd)\s*<=/i },
  { dialect: 'incopat', sign: /\b(?:IPC-LOW|CPC-LOW|STATUS-LITE|AP-OR|PATENTEE|TIAB-(?:CN|EN)|CTFW?-TIMES)\s*=/i },
]

const SUFFIX = /\.([a-z]{2,4}(?:,[a-z]{2,4})*)\.(?=[\s)]|$)/gi

/**
 * The system a query over the fields of a kind of record was written for, by constructs only that system has; null if there are none, as
 * in our own queries. Pure.
 */
export function recogniseDialect(text: string, kind: DialectFields): Dialect | null {
  const uspto = tableOfDialect(kind, 'uspto')
  const suffixes = [...text.matchAll(SUFFIX)].flatMap(([, names = '']) => names.split(','))
  if (suffixes.some((name) => fieldOfDialect(uspto, name) !== undefined)) return 'uspto'
  return SIGNS.find(({ sign }) => sign.test(text))?.dialect ?? null
}
