import type { MarkTarget } from './mark-targets.ts'

/** Names of columns in lists of trademarks, Chinese and English, without brackets, blanks and case. */
const NAMES: Readonly<Partial<Record<MarkTarget, string>>> = {
  applicationNumber:
    '商标申请号 申请号 申请编号 申请注册号 申请号注册号 商标注册号申请号 applicationnumber applicationno serialnumber serialno appno an',
  registrationNumber: '商标注册号 注册号 注册证号 registrationnumber registrationno regno rn',
  office: '受理局 商标局 注册国家 注册地 国家地区 office jurisdiction',
  mark: '商标名称 商标 商标文字 商标名 文字 mark marktext markname wordmark trademark trademarkname brand',
  translation: '译文 商标译文 含义 translation transliteration',
  description: '商标说明 说明 markdescription description',
  disclaimer: '放弃专用权 disclaimer',
  feature: '商标类型 商标形式 marktype markfeature typeofmark',
  kind: '商标性质 markkind natureofmark',
  pictures: '商标图样 图样 图片 图片文件 商标图片 image images picture pictures imagefile',
  niceClasses:
    '国际分类 国际分类号 尼斯分类 尼斯类别 商标类别 类别 类号 分类号 niceclass niceclasses nice intclass internationalclass class classes',
  similarGroups: '类似群 类似群组 类似群号 群组 similargroup similargroups',
  viennaCodes: '图形要素 图形要素编码 图形编码 维也纳分类 viennacode viennacodes vienna designcode designcodes designsearchcode',
  goods: '商品服务 商品和服务 商品服务列表 商品服务项目 核定使用商品 核定商品 使用商品 goods goodsservices goodsandservices identification',
  owners: '申请人 申请人名称 注册人 商标注册人 权利人 商标权人 持有人 owner owners applicant applicants holder registrant',
  ownerAddress: '申请人地址 注册人地址 地址 owneraddress applicantaddress address',
  ownerCountry: '申请人国家 申请人国别 国别 ownercountry applicantcountry country',
  representatives: '代理机构 商标代理机构 代理人 代理组织 representative representatives agent agency attorney',
  applicationDate: '申请日期 申请日 applicationdate filingdate filed ad',
  publicationDate: '初审公告日期 初审公告日 初步审定公告日 公告日期 publicationdate published',
  registrationDate: '注册日期 注册日 注册公告日期 注册公告日 registrationdate regdate registered',
  renewalDate: '续展日期 续展注册日期 续展日 renewaldate renewed',
  expiryDate: '有效期至 到期日 到期日期 有效期截止日 专用权截止日 届满日 expirydate expirationdate expires',
  term: '专用权期限 有效期 有效期限 protectionterm',
  statusDate: '状态日期 statusdate',
  status: '商标状态 法律状态 状态 流程状态 当前状态 status legalstatus',
  internationalNumber: '国际注册号 internationalregistrationnumber irn',
}

const BY_NAME: ReadonlyMap<string, MarkTarget> = new Map(
  Object.entries(NAMES).flatMap(([target, names]) => names.split(' ').map((name) => [name, target as MarkTarget] as const)),
)

/** The target of a column of a list of trademarks by its name; null if the name is unknown. */
export function markTargetOfName(column: string): MarkTarget | null {
  const plain = column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return BY_NAME.get(plain) ?? null
}
