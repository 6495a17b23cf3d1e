import type { Capability, Grant, LimitedRole } from './capability.ts'
import type { ErrorName } from './errors.ts'

/** How many results may be paged through without a member's searchCount (decisions G26, G29). */
const FREE_RESULTS = 500

/**
 * The one table of limits: what callers may do, how much of it, and the error beyond that. A row is enforced where a call that `requires`
 * it is mounted, or by the handler that knows the amount. Products may grant more (`ProductGrants`). Installations with
 * GEZHI_ACCESS=open, and operators everywhere, have no limits.
 */
export const CAPABILITIES = {
  searchAllCountries: {
    label: { zh: '检索所有国家/地区', en: 'Search in all countries/regions' },
    source: 'G07',
    counts: 'access',
    grants: { guest: 0, free: 0, member: 'unlimited' },
  },
  searchByMeaning: {
    label: { zh: '语义检索', en: 'Semantic search' },
    source: 'G04',
    counts: 'access',
    grants: { guest: 0, free: 'unlimited', member: 'unlimited' },
    rejections: { guest: 'MEANING_NEEDS_LOGIN' },
  },
  historySuggestions: {
    label: { zh: '检索框中的历史记录', en: 'History in the search box' },
    source: 'G03',
    counts: 'access',
    grants: { guest: 0, free: 0, member: 'unlimited' },
  },
  turnResultPages: {
    label: { zh: '结果列表翻页', en: 'Paging through results' },
    source: 'paging.11',
    counts: 'access',
    grants: { guest: 0, free: 'unlimited', member: 'unlimited' },
    rejections: { guest: 'PAGING_NEEDS_LOGIN' },
  },
  listResults: {
    label: { zh: '查看检索结果', en: 'Viewable results' },
    source: 'G26, G29',
    counts: 'amount',
    grants: { guest: FREE_RESULTS, free: FREE_RESULTS, member: FREE_RESULTS },
    bySearchCount: true,
    allowance: { zh: '最多查看前 {limit} 条结果', en: 'the first {limit} results' },
    rejections: { guest: 'PAGING_NEEDS_LOGIN', free: 'FREE_PAGING_LIMIT', member: 'MEMBER_PAGING_LIMIT' },
  },
  viewPatents: {
    label: { zh: '查看专利详情', en: 'Patent views' },
    source: 'G84',
    counts: 'itemsPerDay',
    grants: { guest: 10, free: 50, member: FREE_RESULTS },
    bySearchCount: true,
    guestsPerAddress: 100,
    allowance: { zh: '每天最多查看 {limit} 件专利', en: '{limit} patents per day' },
    rejections: { guest: 'VIEWS_NEED_LOGIN', free: 'FREE_VIEW_LIMIT', member: 'MEMBER_VIEW_LIMIT' },
  },
  viewTrademarks: {
    label: { zh: '查看商标详情', en: 'Trademark views' },
    source: 'M48, as G84',
    counts: 'itemsPerDay',
    grants: { guest: 0, free: 50, member: FREE_RESULTS },
    bySearchCount: true,
    allowance: { zh: '每天最多查看 {limit} 件商标', en: '{limit} trademarks per day' },
  },
  searchByPicture: {
    label: { zh: '图像检索', en: 'Image search' },
    source: 'M30, as G212',
    counts: 'itemsPerDay',
    grants: { guest: 0, free: 50, member: 500 },
    allowance: { zh: '每天最多可进行 {limit} 次图像检索', en: '{limit} image searches per day' },
  },
  exportRecords: {
    label: { zh: '导出记录', en: 'Exported records' },
    source: 'G182',
    counts: 'amount',
    grants: { guest: 0, free: 100, member: 5000 },
    allowance: { zh: '每次最多导出 {limit} 条记录', en: '{limit} records per export' },
  },
  saveStrategies: {
    label: { zh: '保存检索式', en: 'Saved strategies' },
    source: 'G86',
    counts: 'amount',
    grants: { guest: 0, free: 50, member: 500 },
    allowance: { zh: '最多可保存 {limit} 个检索式', en: '{limit} saved strategies' },
  },
  saveReports: {
    label: { zh: '分析报告', en: 'Analysis reports' },
    source: 'G168',
    counts: 'amount',
    grants: { guest: 0, free: 20, member: 200 },
    allowance: { zh: '最多可保存 {limit} 份报告', en: '{limit} saved reports' },
  },
  createMonitors: {
    label: { zh: '监控', en: 'Alerts' },
    source: 'G212',
    counts: 'amount',
    grants: { guest: 0, free: 3, member: 50 },
    allowance: { zh: '最多可创建 {limit} 个监控', en: '{limit} alerts' },
  },
  createProjects: {
    label: { zh: '项目', en: 'Projects' },
    source: 'G212',
    counts: 'amount',
    grants: { guest: 0, free: 3, member: 100 },
    allowance: { zh: '最多可创建 {limit} 个项目', en: '{limit} projects' },
  },
  fillProjectFolders: {
    label: { zh: '项目文件夹中的专利', en: 'Patents in a project folder' },
    source: 'as G212',
    counts: 'amount',
    grants: { guest: 0, free: 1000, member: 50_000 },
    allowance: { zh: '每个项目文件夹最多可存 {limit} 件专利', en: '{limit} patents per project folder' },
  },
  storeWorkspaceRecords: {
    label: { zh: '空间中的记录', en: 'Records in a space' },
    source: 'G212',
    counts: 'amount',
    grants: { guest: 0, free: 1000, member: 50_000 },
    allowance: { zh: '每个空间最多可存 {limit} 条记录', en: '{limit} records per space' },
  },
  drawLandscapes: {
    label: { zh: '专利地图中的文献', en: 'Documents in a landscape' },
    source: 'as G212',
    counts: 'amount',
    grants: { guest: 0, free: 5000, member: 100_000 },
    allowance: { zh: '每幅专利地图最多 {limit} 件文献', en: '{limit} documents per landscape' },
  },
  followRecords: {
    label: { zh: '关注', en: 'Followed records' },
    source: 'G178, as G212',
    counts: 'amount',
    grants: { guest: 0, free: 500, member: 10_000 },
    allowance: { zh: '最多可关注 {limit} 项', en: '{limit} followed records' },
  },
  writeNotes: {
    label: { zh: '笔记', en: 'Notes' },
    source: 'as G212',
    counts: 'amount',
    grants: { guest: 0, free: 1000, member: 50_000 },
    allowance: { zh: '最多可保存 {limit} 条笔记（含回复）', en: '{limit} notes, replies included' },
  },
  markPatents: {
    label: { zh: '标签和已读标记', en: 'Tags and viewed marks' },
    source: 'as G212',
    counts: 'amount',
    grants: { guest: 0, free: 10_000, member: 100_000 },
    allowance: { zh: '最多可标记 {limit} 件', en: '{limit} marked patents' },
  },
  valuePatents: {
    label: { zh: '价值评估', en: 'Valuations' },
    source: 'G212',
    counts: 'itemsPerDay',
    grants: { guest: 0, free: 3, member: 100 },
    allowance: { zh: '每天最多可进行 {limit} 次价值评估', en: '{limit} valuations per day' },
  },
  analyzeNovelty: {
    label: { zh: '查新分析', en: 'Novelty analyses' },
    source: 'G212',
    counts: 'usesPerDay',
    grants: { guest: 0, free: 3, member: 100 },
    allowance: { zh: '每天最多可进行 {limit} 次查新分析', en: '{limit} novelty analyses per day' },
  },
  drawGraphs: {
    label: { zh: '知识图谱', en: 'Knowledge graphs' },
    source: 'G212',
    counts: 'itemsPerDay',
    grants: { guest: 0, free: 3, member: 100 },
    allowance: { zh: '每天最多可生成 {limit} 个知识图谱', en: '{limit} knowledge graphs per day' },
  },
  callOpenApi: {
    label: { zh: 'API 免费调用', en: 'Free API requests' },
    source: 'G191, as G212',
    counts: 'usesPerDay',
    grants: { guest: 0, free: 100, member: 1000 },
    allowance: { zh: '每天最多可免费调用 API {limit} 次', en: '{limit} free API requests per day' },
  },
  askAssistant: {
    label: { zh: 'AI 问答（无 AI 次数包时）', en: 'Questions to the assistant without an AI pack' },
    source: 'G190',
    counts: 'usesPerDay',
    grants: { guest: 0, free: 5, member: 20 },
    allowance: { zh: '每天最多可免费提问 {limit} 次', en: '{limit} free questions per day' },
  },
} as const satisfies Readonly<Record<string, Capability>>

export type CapabilityName = keyof typeof CAPABILITIES

type NamesCounting<Counts extends Capability['counts']> = {
  [Name in CapabilityName]: (typeof CAPABILITIES)[Name]['counts'] extends Counts ? Name : never
}[CapabilityName]

/** Capabilities with a daily limit on uses. */
export type MeteredCapability = NamesCounting<'usesPerDay' | 'itemsPerDay'>

/** Capabilities that a call can require declaratively; for the others only the handler knows the number of units. */
export type RequiredCapability = NamesCounting<'access' | 'usesPerDay' | 'itemsPerDay'>

/** What a product grants of some capabilities instead of the default of members. With several products the largest grant applies. */
export type ProductGrants = Readonly<Partial<Record<CapabilityName, Grant>>>

/** A row of the table as one type. */
export function getCapability(name: CapabilityName): Capability {
  return CAPABILITIES[name]
}

/** The error for a caller whose grant does not suffice: requires a login, then a product, then names the limit (B.roles.20, 21). */
export function forbiddenErrorOf(name: CapabilityName, role: LimitedRole, grant: Grant): ErrorName {
  const own = getCapability(name).rejections?.[role]
  if (own !== undefined) return own
  if (role === 'guest') return 'UNAUTHENTICATED'
  if (grant === 0) return 'PRODUCT_NEEDED'
  return role === 'free' ? 'FREE_LIMIT' : 'MEMBER_LIMIT'
}

/** Errors that are specific to one row and therefore only possible for calls that require it. */
export function ownRejections(name: CapabilityName): ErrorName[] {
  return [...new Set(Object.values(getCapability(name).rejections ?? {}))]
}
