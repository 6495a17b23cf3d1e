import type { PatentRecord } from '../patent-record.ts'
import { canonicalJson } from '../../kinds/canonical-json.ts'

/** A record as text, equal for two records that differ only in their source files. */
export function recordContent({ source: _, statements, ...content }: PatentRecord): string {
  return canonicalJson({ ...content, statements: statements?.map(({ source: { format }, ...said }) => ({ format, ...said })) })
}
