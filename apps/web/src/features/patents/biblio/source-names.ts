import type { Language } from '@gezhi/contract/client'

type SourceName = Readonly<Record<Language, string>>

/** Names of the source formats of records. Formats of custom column mappings have no row. */
export const SOURCE_NAMES: Readonly<Record<string, SourceName>> = {
  'us-redbook-grant': { zh: 'USPTO 授权专利全文（XML）', en: 'USPTO grant full text (XML)' },
  'us-redbook-application': { zh: 'USPTO 申请公开全文（XML）', en: 'USPTO application full text (XML)' },
  'us-st32-grant': { zh: 'USPTO 授权专利全文（ST.32）', en: 'USPTO grant full text (ST.32)' },
  'us-pap-application': { zh: 'USPTO 申请公开全文（PAP）', en: 'USPTO application full text (PAP)' },
  'us-green-book': { zh: 'USPTO 授权专利全文（Green Book）', en: 'USPTO grant full text (Green Book)' },
  'us-brs-text': { zh: 'USPTO 专利公众检索（文本）', en: 'USPTO Patent Public Search (text)' },
  'us-public-search-full-text': { zh: 'USPTO 专利公众检索（全文）', en: 'USPTO Patent Public Search (full text)' },
  'us-public-search-bibliographic': { zh: 'USPTO 专利公众检索（著录项目）', en: 'USPTO Patent Public Search (bibliographic data)' },
  'us-examination-data': { zh: 'USPTO 审查信息', en: 'USPTO examination data' },
  'us-office-actions': { zh: 'USPTO 审查意见', en: 'USPTO office actions' },
  'us-office-rejections': { zh: 'USPTO 审查意见中的驳回', en: 'USPTO office action rejections' },
  'us-office-citations': { zh: 'USPTO 审查意见中的引证', en: 'USPTO office action citations' },
  'us-trial-board': { zh: 'USPTO 专利审判与上诉委员会程序', en: 'USPTO Patent Trial and Appeal Board proceedings' },
  'us-open-data-portal': { zh: 'USPTO 开放数据平台', en: 'USPTO Open Data Portal' },
  'us-global-dossier': { zh: 'Global Dossier 同族', en: 'Global Dossier family' },
  'us-assignments': { zh: 'USPTO 转让登记', en: 'USPTO assignments' },
  'us-st96-status': { zh: 'USPTO 申请状态（ST.96）', en: 'USPTO application status (ST.96)' },
  'us-cpc-master': { zh: 'USPTO CPC 主分类文件', en: 'USPTO CPC master classification file' },
  'cnipa-xml-2006': { zh: '国家知识产权局 XML（2006 年 DTD）', en: 'CNIPA XML (2006 DTD)' },
  'cnipa-xml-2012': { zh: '国家知识产权局 XML（2012 年标准）', en: 'CNIPA XML (2012 standard)' },
  'epo-docdb': { zh: 'EPO DOCDB', en: 'EPO DOCDB' },
  'epo-ops-biblio': { zh: 'EPO OPS 著录项目', en: 'EPO OPS bibliographic data' },
  'epo-ops-full-text': { zh: 'EPO OPS 全文', en: 'EPO OPS full text' },
  'epo-ops-family': { zh: 'EPO OPS 同族', en: 'EPO OPS family' },
  'epo-ops-register': { zh: '欧洲专利登记簿（OPS）', en: 'European Patent Register (OPS)' },
  'epo-ops-search': { zh: 'EPO OPS 检索结果', en: 'EPO OPS search results' },
  'epo-ops-images': { zh: 'EPO OPS 附图目录', en: 'EPO OPS image index' },
  'epo-ops-numbers': { zh: 'EPO OPS 号码换算', en: 'EPO OPS number conversion' },
  'euipo-em-ds': { zh: '欧盟知识产权局外观设计', en: 'EUIPO designs' },
  'ep-fulltext': { zh: 'EPO EP 全文', en: 'EPO EP full text' },
  'cnki-jsonl': { zh: '中国知网导出（JSON Lines）', en: 'CNKI export (JSON Lines)' },
  'cnki-csv': { zh: '中国知网导出（CSV）', en: 'CNKI export (CSV)' },
  'cnki-xls': { zh: '中国知网导出（xls）', en: 'CNKI export (xls)' },
  'google-citations-jsonl': { zh: 'Google Patents 引证', en: 'Google Patents citations' },
  'google-fulltext-csv': { zh: 'Google Patents 全文', en: 'Google Patents full text' },
  'chinese-cpc-csv': { zh: '中文摘要与 CPC（CSV）', en: 'Chinese abstracts with CPC (CSV)' },
  'chinese-claims-csv': { zh: '中文权利要求（CSV）', en: 'Chinese claims (CSV)' },
  'mapped-xlsx': { zh: 'Excel 工作簿', en: 'Excel workbook' },
  'gbt7714-lines': { zh: 'GB/T 7714 参考文献', en: 'GB/T 7714 references' },
  demo: { zh: '演示数据', en: 'Demonstration data' },
}

/** The source of a record in words, with the version of its format; an unknown format keeps its own name. */
export function sourceName({ format, version }: { readonly format: string; readonly version: string | null }, language: Language): string {
  return [SOURCE_NAMES[format]?.[language] ?? format, version].filter(Boolean).join(' ')
}
