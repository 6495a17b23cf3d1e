import type { PublicationType } from './labels/patent-type-labels.ts'
import { isGrantedKind } from './legal/granted-kind.ts'
import type { PatentRecord, PatentType } from './patent-record.ts'

const OF_TYPES: Readonly<Record<Exclude<PatentType, 'invention'>, PublicationType>> = {
  utility: 'U',
  design: 'S',
  plant: 'plant',
  reissue: 'reissue',
  registration: 'registration',
}

/** Kind codes of granted inventions besides those of `isGrantedKind`: US patents until 2000 (A), CN 审定公告 (B). */
const GRANT_KINDS: Readonly<Record<string, RegExp>> = { US: /^A$/, CN: /^[BC]/ }
/** Kind codes of designs and utility models, for sources without a type. */
const KINDS: readonly (readonly [RegExp, PublicationType])[] = [
  [/^S/, 'S'],
  [/^[UYZ]/, 'U'],
]

/** Grant numbers in sources without kind codes: TW certificates of inventions. */
const GRANT_NUMBERS: Readonly<Record<string, RegExp>> = { TW: /^TWI\d/ }

/** The type of a publication: 发明申请 A, 发明授权 B, 实用新型 U, 外观设计 S, or one of the further US types (G215). Undefined if unknown. */
export function publicationType({
  office,
  kind,
  patentType,
  publicationNumber = '',
}: Pick<PatentRecord, 'office' | 'kind' | 'patentType' | 'publicationNumber'>): PublicationType | undefined {
  if (patentType !== undefined && patentType !== 'invention') return OF_TYPES[patentType]
  if (GRANT_NUMBERS[office]?.test(publicationNumber) === true) return 'B'
  if (kind === undefined) return patentType === undefined ? undefined : 'A'
  const byKind = patentType === undefined ? KINDS.find(([kinds]) => kinds.test(kind))?.[1] : undefined
  if (byKind !== undefined) return byKind
  return isGrantedKind(office, kind) || GRANT_KINDS[office]?.test(kind) === true ? 'B' : 'A'
}
