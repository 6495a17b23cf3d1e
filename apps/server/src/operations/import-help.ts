import type { LocalizedText } from '@gezhi/imports'

/** Output of `npm run import -- --help`. */
export const IMPORT_HELP: LocalizedText = {
  en: `Usage: npm run import -- PATHS…      files or folders, also zip and gz

  --dry-run           dry run: reads and counts, writes nothing
  --mapping FILE      reads tables with your own column mapping (JSON); may be repeated
  --suggest FILE      suggests a column mapping for a CSV, JSON Lines, HTML table or xlsx file
  --rebuild           rebuilds the index from its own documents and switches to it
  --rebuild PATHS…    builds a new index from these files only and switches to it
  --history [RUN]     import history: times, counts and rejected documents; the files of one run

Tables that are read without a mapping: CNKI exports (xls, CSV, JSON Lines), patent office discs (xlsx), lists of applications
(xlsx: 专利名称, 申请号, 申请人, 申请日, 主分类号), abstracts with CPC, claim sets, Google Patents (CSV, JSON Lines), references in
GB/T 7714 format, classification schemes (symbol, level, dots, title_zh, title_en…; locarno, title_zh, title_en), industries
(cide or esosi, title_zh, title_en, ipc: the corresponding IPC classes), EPO legal event
codes (xlsx).`,
  zh: `用法：npm run import -- 路径…        文件或文件夹，也可以是 zip 和 gz

  --dry-run           试运行：只读取和统计，不写入
  --mapping 文件      按自己的列映射（JSON）读取表格，可多次给出
  --suggest 文件      为 CSV、JSON Lines、HTML 表格或 xlsx 文件推荐列映射
  --rebuild           用现有索引中的文献重建索引并切换
  --rebuild 路径…     仅用这些文件建立新索引并切换
  --history [编号]    导入历史：时间、统计与被拒内容；某次导入的各个文件

无需映射即可读取的表格：知网导出（xls、CSV、JSON Lines）、专利局光盘（xlsx）、申请清单（xlsx：专利名称、申请号、申请人、申请日、主分类号）、
摘要与 CPC、权利要求集、Google Patents（CSV、JSON Lines）、GB/T 7714 参考文献、分类表（symbol、level、dots、title_zh、title_en…；
locarno、title_zh、title_en）、产业分类（cide 或 esosi、title_zh、title_en、ipc：对应的 IPC 分类）、欧洲专利局法律事件代码表（xlsx）。`,
}
