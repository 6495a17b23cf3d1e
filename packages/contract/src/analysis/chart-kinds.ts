/** How a chart may be drawn (B.reports.10). */
export const CHART_KINDS = [
  'line',
  'pie',
  'bar',
  'horizontalBar',
  'treemap',
  'scatter',
  'worldMap',
  'graph',
  'heatmap',
  'calendar',
  'flagList',
] as const

export type ChartKind = (typeof CHART_KINDS)[number]

/** The columns of analysis results (B.reports.11), and those of life cycle, growth curve and white spots. */
export const ANALYSIS_COLUMNS = [
  'value',
  'count',
  'rank',
  'resCountry',
  'year',
  'applyNumber',
  'authorizationNumber',
  'ratio',
  'companyName',
  'patent',
  'pct',
  'effective',
  'applicantNumber',
  'cumulative',
  'fitted',
  'low',
  'high',
  'expected',
] as const

export type AnalysisColumn = (typeof ANALYSIS_COLUMNS)[number]

/** Categories of charts and reports: technical panorama, enterprise, competitive (B.reports.02 to 05). 3 selects all. */
export const REPORT_CATEGORIES = { technical: 0, enterprise: 1, competitive: 2, all: 3 } as const

/** IPC levels of an analysis by IPC (B.classification.01). */
export const IPC_LEVELS = ['class_ipc.section', 'class_ipc.cla_ss', 'class_ipc.classification'] as const

export type IpcLevel = (typeof IPC_LEVELS)[number]

/** Formats of an exported chart. */
export const CHART_FILE_TYPES = ['xlsx', 'png', 'svg', 'pptx', 'pdf'] as const

export type ChartFileType = (typeof CHART_FILE_TYPES)[number]

/** Applicants that a competitive chart compares, at most. */
export const MAX_COMPARED = 10

/** Formats of an exported report or board. */
export const REPORT_FILE_TYPES = ['pdf', 'docx', 'pptx', 'xlsx'] as const

export type ReportFileType = (typeof REPORT_FILE_TYPES)[number]

/** What another user may do with a shared report: 1 read, 2 edit. Its owner has 3. */
export const REPORT_AUTHORITIES = [1, 2] as const

export type ReportAuthority = (typeof REPORT_AUTHORITIES)[number]

/** Users of one report, at most, besides its owner. */
export const MAX_REPORT_USERS = 100

/** Reports of one user, at most, where nothing else limits them. */
export const MAX_REPORTS = 1000
