import type { DialectStyle } from './dialect-style.ts'
import type { Dialect } from './dialect.ts'
import { ESPACENET_STYLE } from './styles/espacenet.ts'
import { INCOPAT_STYLE } from './styles/incopat.ts'
import { LENS_STYLE } from './styles/lens.ts'
import { PATSNAP_STYLE } from './styles/patsnap.ts'
import { USPTO_STYLE } from './styles/uspto.ts'

/** How each dialect is written. */
export const DIALECT_STYLES: Readonly<Record<Dialect, DialectStyle>> = {
  incopat: INCOPAT_STYLE,
  patsnap: PATSNAP_STYLE,
  espacenet: ESPACENET_STYLE,
  lens: LENS_STYLE,
  uspto: USPTO_STYLE,
}
