import type { MappingTarget } from '../column-mapping/mapping-targets.ts'

/** Names of columns in exports and lists, Chinese and English, without brackets, blanks and case. Longer names come first. */
const NAMES: Readonly<Partial<Record<MappingTarget, string>>> = {
  publicationNumber:
    '公开公告号 授权公告号 公开号 公告号 专利公开号 publicationnumber publicationno pubnumber pubno patentnumber patentno patentid documentnumber docnumber docno pn',
  applicationNumber: '专利申请号 申请号 申请编号 applicationnumber applicationno appnumber appno apno an filingnumber',
  publicationDate: '公开公告日期 公开公告日 公开日期 公开日 公告日期 公告日 publicationdate pubdate pubtime publicationday pd',
  applicationDate: '申请日期 申请日 applicationdate appdate filingdate filed ad',
  grantDate: '授权公告日 授权日期 授权日 颁证日 grantdate issuedate',
  title: '专利名称 发明名称 名称 标题 题名 title inventiontitle titlezh titleen titlecn ti',
  abstract: '专利摘要 摘要 简介 abstract abstracttext abstractzh abstracten summary ab',
  mainClaim: '主权利要求 首项权利要求 第一权利要求 主权项 首权 独立权利要求 mainclaim firstclaim exemplaryclaim',
  claims: '权利要求书 权利要求 claims claimtext claimstext allclaims',
  description: '说明书全文 说明书 全文 description descriptiontext fulltext',
  applicants: '申请专利权人 申请人 专利申请人 原始申请人 applicant applicants applicantname pa',
  assignees: '当前专利权人 当前权利人 专利权人 权利人 assignee assignees currentassignee patentee owner owners',
  inventors: '发明设计人 发明人 设计人 作者 inventor inventors inventorname author authors in',
  agencies: '专利代理机构 代理机构 agency agencies attorneyfirm',
  agents: '专利代理师 代理人 代理师 agent agents attorney attorneys',
  examiners: '主审查员 审查员 examiner examiners primaryexaminer',
  applicantAddress: '申请人地址 通讯地址 地址 applicantaddress address',
  applicantRegion: '国别省市代码 国省代码 国省名称 国省 省份 省市 provinceorcountry province countryname region',
  cpc: 'cpc分类号 cpc cpcs cpccode cpcclassification',
  classes:
    'ipc主分类号 ipc分类号 国际专利分类号 国际分类号 主分类号 分类号 主分类 中图分类号 洛迦诺分类号 ipc ipcs ipccode ipcclassification classification locarno',
  citations: '引证专利 引用专利 被引专利 引证文献 引文 citations citedpatents citedpatent backwardcitations references',
  priorities: '优先权号 优先权信息 优先权 priority priorities priorityclaim priorityclaims prioritynumber',
}

const BY_NAME: ReadonlyMap<string, MappingTarget> = new Map(
  Object.entries(NAMES).flatMap(([target, names]) => names.split(' ').map((name) => [name, target as MappingTarget] as const)),
)

/** The target of a column by its name; of a double name (`PubNo-公开号`) by either half. Null if the name is unknown. */
export function targetOfName(column: string): MappingTarget | null {
  for (const name of [column, ...column.split(/[-/|:：]/)]) {
    const plain = name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
    const found = BY_NAME.get(plain)
    if (found !== undefined) return found
  }
  return null
}
