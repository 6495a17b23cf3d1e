import type { MarkFeature, MarkKind, MarkStatus } from '@gezhi/records'

/** Words of offices for the representation of a mark, in the order in which they are tried. */
const FEATURES: readonly (readonly [RegExp, MarkFeature])[] = [
  [/combined|word and (?:device|design)|图文|组合/i, 'combined'],
  [/\b3-?d\b|shape|three.?dimension|立体|三维/i, 'shape'],
  [/sound|声音/i, 'sound'],
  [/position|位置/i, 'position'],
  [/pattern|图案/i, 'pattern'],
  [/motion|动态/i, 'motion'],
  [/hologram|全息/i, 'hologram'],
  [/multimedia|多媒体/i, 'multimedia'],
  [/figurative|device|design|图形/i, 'figurative'],
  [/colou?r|颜色/i, 'colour'],
  [/word|typeset|standard character|文字/i, 'word'],
]

/** How a mark is represented, by an office's word for it; undefined if the source has none. */
export function readMarkFeature(written: string | undefined): MarkFeature | undefined {
  if (written === undefined) return undefined
  return FEATURES.find(([words]) => words.test(written))?.[1] ?? 'other'
}

/** The legal nature of a mark, by an office's word for it. */
export function readMarkKind(written: string | undefined): MarkKind | undefined {
  if (written === undefined) return undefined
  if (/collective|集体/i.test(written)) return 'collective'
  return /certificat|guarantee|证明/i.test(written) ? 'certification' : 'individual'
}

const STATUSES: readonly (readonly [RegExp, MarkStatus])[] = [
  [/withdrawn|abandon|撤回|放弃/i, 'withdrawn'],
  [/refused|rejected|驳回/i, 'refused'],
  [/expired|not renewed|未续展|期满/i, 'expired'],
  [/cancellation pending|invalidity pending|revocation pending|撤销.*中|无效.*中/i, 'challenged'],
  [/appeal|复审/i, 'appealed'],
  [/cancel|surrender|invalid|revoked|removed|dead|撤销|无效|注销/i, 'cancelled'],
  [/oppos|异议/i, 'opposed'],
  [/registered|registration published|renewed|active|已注册|注册公告|有效/i, 'registered'],
  [/published|公告/i, 'published'],
  [/examin|审查/i, 'examined'],
  [/filed|received|accepted|new application|申请|受理/i, 'filed'],
]

/** State of the procedure, by an office's words for it; undefined if they are none that is known. */
export function readMarkStatus(written: string | undefined): MarkStatus | undefined {
  if (written === undefined) return undefined
  return STATUSES.find(([words]) => words.test(written))?.[1]
}
