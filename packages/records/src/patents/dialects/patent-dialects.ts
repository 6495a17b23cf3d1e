import type { DialectTables } from '../../kinds/dialect-table.ts'
import { ESPACENET_TABLE } from './espacenet.ts'
import { INCOPAT_TABLE } from './incopat.ts'
import { LENS_TABLE } from './lens.ts'
import { PATSNAP_TABLE } from './patsnap.ts'
import { USPTO_TABLE } from './uspto.ts'

/** How other systems write fields and values of patents. */
export const PATENT_DIALECTS: DialectTables = {
  incopat: INCOPAT_TABLE,
  patsnap: PATSNAP_TABLE,
  espacenet: ESPACENET_TABLE,
  lens: LENS_TABLE,
  uspto: USPTO_TABLE,
}
