import type { Dialect } from './dialect.ts'
import type { DialectGrammar } from './dialect-token.ts'
import { ESPACENET_GRAMMAR } from './grammars/espacenet.ts'
import { INCOPAT_GRAMMAR } from './grammars/incopat.ts'
import { LENS_GRAMMAR } from './grammars/lens.ts'
import { PATSNAP_GRAMMAR } from './grammars/patsnap.ts'
import { USPTO_GRAMMAR } from './grammars/uspto.ts'

/** The grammar of each dialect. */
export const DIALECT_GRAMMARS: Readonly<Record<Dialect, DialectGrammar>> = {
  incopat: INCOPAT_GRAMMAR,
  patsnap: PATSNAP_GRAMMAR,
  espacenet: ESPACENET_GRAMMAR,
  lens: LENS_GRAMMAR,
  uspto: USPTO_GRAMMAR,
}
