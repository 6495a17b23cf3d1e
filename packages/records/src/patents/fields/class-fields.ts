import { classAtLevel, readClassSymbol, type ClassLevel, type ClassScheme } from '../../classes/class-symbol.ts'
import type { Labelled } from '../../kinds/code-labels.ts'
import { IPC_SECTION_LABELS } from '../../labels/ipc-section-labels.ts'
import type { PatentField } from '../patent-field.ts'
import type { PatentRecord } from '../patent-record.ts'

type SymbolsOf = (record: PatentRecord) => readonly string[]

interface Level {
  level: ClassLevel
  label: Labelled
  /** Last part of the facet's name; the spec uses `section`, `cla_ss` and `classification`. */
  facet: string
  facetAlias: string
}

const LEVELS: readonly Level[] = [
  { level: 'section', label: { zh: '部', en: 'section' }, facet: 'section', facetAlias: 'part' },
  { level: 'class', label: { zh: '大类', en: 'class' }, facet: 'cla_ss', facetAlias: 'class' },
  { level: 'subclass', label: { zh: '小类', en: 'subclass' }, facet: 'subclass', facetAlias: 'sub_class' },
  { level: 'group', label: { zh: '大组', en: 'main group' }, facet: 'group', facetAlias: 'main_group' },
  { level: 'subgroup', label: { zh: '小组', en: 'subgroup' }, facet: 'classification', facetAlias: 'subgroup' },
]

interface ClassSource {
  name: string
  scheme: ClassScheme
  label: Labelled
  aliases: readonly string[]
  levelAliases: Partial<Record<ClassLevel, readonly string[]>>
  facet: string
  example: string
  symbols: SymbolsOf
}

const SOURCES: readonly ClassSource[] = [
  {
    name: 'ipc',
    scheme: 'ipc',
    label: { zh: 'IPC 分类号', en: 'IPC' },
    aliases: ['class_ipc', 'class_ipcr.symbol', 'IC', 'IPC-LOW', 'ICLS', 'ICL'],
    levelAliases: {},
    facet: 'class_ipc',
    example: 'H01M',
    symbols: (record) => record.ipc ?? [],
  },
  {
    name: 'ipc-main',
    scheme: 'ipc',
    label: { zh: 'IPC 主分类号', en: 'Main IPC' },
    aliases: ['MIPC', 'main-ipc', 'ICM'],
    levelAliases: {},
    facet: 'class_ipc_main',
    example: 'H01M',
    symbols: (record) => (record.ipc ?? []).slice(0, 1),
  },
  {
    name: 'cpc',
    scheme: 'cpc',
    label: { zh: 'CPC 分类号', en: 'CPC' },
    aliases: ['class_cpc', 'class_cpc.symbol', 'CPC-LOW', 'CPCI', 'CPCL'],
    levelAliases: {},
    facet: 'class_cpc',
    example: 'H01M',
    symbols: (record) => record.cpc ?? [],
  },
  {
    name: 'cpc-main',
    scheme: 'cpc',
    label: { zh: 'CPC 主分类号', en: 'Main CPC' },
    aliases: ['MCPC', 'first_cpc', 'class_cpc.first_symbol'],
    levelAliases: {},
    facet: 'class_cpc_main',
    example: 'H01M',
    symbols: (record) => (record.cpc ?? []).slice(0, 1),
  },
]

function keys(symbols: SymbolsOf, scheme: ClassScheme): NonNullable<PatentField['values']> {
  return (record) => [...new Set(symbols(record).flatMap((symbol) => readClassSymbol(symbol, scheme)?.key ?? []))]
}

function atLevel(symbols: SymbolsOf, scheme: ClassScheme, level: ClassLevel): NonNullable<PatentField['values']> {
  return (record) => [...new Set(symbols(record).flatMap((symbol) => classAtLevel(symbol, scheme, level) ?? []))]
}

function fieldsOf({ name, scheme, label, aliases, levelAliases, facet, example, symbols }: ClassSource): PatentField[] {
  const shared = { type: 'class', group: 'class', scheme } as const
  return [
    { ...shared, name, aliases, label, example: `${name}=${example}`, values: keys(symbols, scheme) },
    ...LEVELS.map((row): PatentField => ({
      ...shared,
      name: `${name}-${row.level}`,
      aliases: levelAliases[row.level] ?? [],
      label: { zh: `${label.zh}（${row.label.zh}）`, en: `${label.en} ${row.label.en}` },
      example: `${name}-${row.level}=${classAtLevel('H01M4/525', scheme, row.level) ?? example}`,
      values: atLevel(symbols, scheme, row.level),
      searchedAs: name,
      facet: `${facet}.${row.facet}`,
      facetAliases: [`${facet}.${row.facetAlias}`],
      ...(row.level === 'section' ? { labels: IPC_SECTION_LABELS } : {}),
    })),
  ]
}

const NOT_IMPORTED = { zh: '尚无数据来源提供该分类', en: 'no data source provides this classification yet' }

/** Fields of classifications. `ipc=H01M4` includes its descendants. */
export const CLASS_FIELDS: readonly PatentField[] = [
  ...SOURCES.flatMap(fieldsOf),
  {
    name: 'class',
    aliases: ['IPC_CPC', 'CLS'],
    type: 'class',
    group: 'class',
    scheme: 'cpc',
    label: { zh: 'IPC 或 CPC 分类号', en: 'IPC or CPC' },
    example: 'class=H01M',
    values: keys((record) => [...(record.ipc ?? []), ...(record.cpc ?? [])], 'cpc'),
  },
  {
    name: 'loc',
    aliases: ['locarno', 'class_locarno'],
    type: 'class',
    group: 'class',
    scheme: 'locarno',
    label: { zh: '洛迦诺分类号', en: 'Locarno' },
    example: 'loc=13-02',
    values: keys((record) => record.locarno ?? [], 'locarno'),
  },
  {
    name: 'loc-class',
    aliases: [],
    type: 'class',
    group: 'class',
    scheme: 'locarno',
    label: { zh: '洛迦诺大类', en: 'Locarno class' },
    example: 'loc-class=13',
    values: atLevel((record) => record.locarno ?? [], 'locarno', 'class'),
    searchedAs: 'loc',
    facet: 'class_locarno.class',
  },
  {
    name: 'loc-subclass',
    aliases: [],
    type: 'class',
    group: 'class',
    scheme: 'locarno',
    label: { zh: '洛迦诺小类', en: 'Locarno subclass' },
    example: 'loc-subclass=13-02',
    values: atLevel((record) => record.locarno ?? [], 'locarno', 'subclass'),
    searchedAs: 'loc',
    facet: 'class_locarno.classification',
  },
  {
    name: 'uc',
    aliases: ['UPC', 'USPC', 'class_national.symbol', 'CCLS', 'CCL'],
    type: 'class',
    group: 'class',
    scheme: 'uspc',
    label: { zh: '美国分类号', en: 'USPC' },
    example: 'uc=429/231.95',
    values: keys((record) => record.uspc ?? [], 'uspc'),
  },
  {
    name: 'fi',
    aliases: ['FI-JP'],
    type: 'code',
    group: 'class',
    label: { zh: '日本 FI 分类号', en: 'Japanese FI' },
    example: 'fi=H01M4/36',
    withoutSource: NOT_IMPORTED,
  },
  {
    name: 'ft',
    aliases: ['FTERM', 'F-TERM'],
    type: 'code',
    group: 'class',
    label: { zh: '日本 F-term', en: 'Japanese F-term' },
    example: 'ft=5H050',
    withoutSource: NOT_IMPORTED,
  },
  {
    name: 'gbc',
    aliases: ['BCLAS', 'BCLAS1', 'BCLAS2', 'BCLAS3', 'BCLAS4', 'industry'],
    type: 'code',
    group: 'class',
    label: { zh: '国民经济行业分类', en: 'Industry (GB/T 4754)' },
    example: 'gbc=C38',
    withoutSource: NOT_IMPORTED,
  },
  {
    name: 'seic',
    aliases: ['emerging-industry'],
    type: 'code',
    group: 'class',
    label: { zh: '战略性新兴产业分类', en: 'Strategic emerging industry' },
    example: 'seic=1.2.3',
    withoutSource: NOT_IMPORTED,
  },
]
