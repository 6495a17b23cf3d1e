import type { Language, LocalizedIssue } from '@gezhi/contract'
import type * as z from 'zod'

type Issue = z.core.$ZodRawIssue
type Wording = Readonly<Record<Language, string>>

/** Describes an issue of one value of a request, to be placed after the name of its field: `must be at most 100`. */
export function describeIssue(issue: Issue, language: Language): string {
  return wordingOf(issue)[language]
}

/** Issues that no schema detects. */
export const ISSUES = {
  missing: { zh: '不能为空', en: 'must not be empty' },
  needsNumber: { zh: '须为数字', en: 'must be a number' },
  noGrouping: { zh: '不是可用的合并方式', en: 'is not an available grouping' },
  noPairs: { zh: '合并计数时不能按两个字段统计', en: 'must be records if two fields are counted' },
  noLevel: { zh: '只用于按 IPC 统计的图表', en: 'is only for charts by IPC class' },
  noChartKind: { zh: '不是该图表可用的图表类型', en: 'is not a kind of this chart' },
  contradiction: { zh: '与 filterflag 矛盾', en: 'contradicts filterflag' },
} as const satisfies Record<string, Wording>

function wordingOf(issue: Issue): Wording {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? { zh: '缺失', en: 'is missing' } : mustBe(TYPES[issue.expected])
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), MAXIMUM)
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), MINIMUM)
    case 'invalid_format':
      return mustBe(FORMATS[issue.format])
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return mustBeAny(issue.errors)
    case 'custom':
      return (issue.params?.['issue'] as LocalizedIssue | undefined) ?? INVALID
    default:
      return INVALID
  }
}

const INVALID: Wording = { zh: '无效', en: 'is invalid' }

/** Readable names of types and formats; `int` is zod's name of an integer. */
const TYPES: Readonly<Record<string, Wording>> = {
  string: { zh: '字符串', en: 'a string' },
  number: { zh: '数字', en: 'a number' },
  int: { zh: '整数', en: 'a whole number' },
  boolean: { zh: 'true 或 false', en: 'true or false' },
  array: { zh: '数组', en: 'an array' },
  object: { zh: '对象', en: 'an object' },
}

const FORMATS: Readonly<Record<string, Wording>> = {
  uuid: { zh: 'UUID', en: 'a UUID' },
  guid: { zh: 'UUID', en: 'a UUID' },
  safeint: { zh: '整数', en: 'a whole number' },
}

function mustBe(what: Wording | undefined): Wording {
  return what === undefined ? INVALID : { zh: `须为${spaced(what.zh)}`, en: `must be ${what.en}` }
}

function spaced(word: string): string {
  return /^[a-z]/i.test(word) ? ` ${word}` : word
}

const MAXIMUM = { zh: ['最大为', '最多'], en: 'at most' } as const
const MINIMUM = { zh: ['最小为', '至少'], en: 'at least' } as const

/** A number has a size; strings and arrays have characters and entries. */
function bound(origin: string, limit: number, { zh, en }: typeof MAXIMUM | typeof MINIMUM): Wording {
  if (origin === 'string') return { zh: `${zh[1]} ${limit} 个字符`, en: `must have ${en} ${counted(limit, 'character', 'characters')}` }
  if (origin === 'array') return { zh: `${zh[1]} ${limit} 项`, en: `must have ${en} ${counted(limit, 'entry', 'entries')}` }
  return { zh: `${zh[0]} ${limit}`, en: `must be ${en} ${limit}` }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function oneOf(values: readonly unknown[]): Wording {
  const list = values.map((value) => String(value))
  return { zh: `须为 ${list.join('、')} 之一`, en: `must be one of ${list.join(', ')}` }
}

/** A union of literal values lists all of them, without duplicates. */
function mustBeAny(branches: readonly (readonly z.core.$ZodIssue[])[]): Wording {
  const values = branches.flat().flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []))
  return values.length ? oneOf([...new Set(values)]) : INVALID
}
