import type { OfficeLink } from '../../kinds/number-format.ts'
import type { PatentNumber } from './patent-number.ts'

/** Pages at which a number can be looked up: at its office, then at Espacenet, which covers all offices. Pure. */
export function officeLinks(number: PatentNumber): readonly OfficeLink[] {
  const own = OFFICES[number.office]?.(number)
  return own === undefined ? [espacenet(number)] : [own, espacenet(number)]
}

/** Addresses that an office documents or uses itself; its home page if there is none for a single document. */
const OFFICES: Readonly<Record<string, (number: PatentNumber) => OfficeLink>> = {
  CN: () => link('国家知识产权局 中国专利公布公告', 'CNIPA patent publications', 'http://epub.cnipa.gov.cn/'),
  US: ({ role, base }) =>
    link(
      '美国专利商标局 Patent Public Search',
      'USPTO Patent Public Search',
      `https://ppubs.uspto.gov/pubwebapp/external.html?q=${encodeURIComponent(`(${base.slice(2)}).${role === 'publication' ? 'pn' : 'app'}.`)}`,
    ),
  EP: ({ role, base }) =>
    link(
      '欧洲专利登记簿',
      'European Patent Register',
      role === 'application'
        ? `https://register.epo.org/application?number=${base}`
        : `https://register.epo.org/smartSearch?searchMode=smart&query=${base}`,
    ),
  WO: ({ role, base }) =>
    link(
      '世界知识产权组织 PATENTSCOPE',
      'WIPO PATENTSCOPE',
      role === 'publication'
        ? `https://patentscope.wipo.int/search/en/detail.jsf?docId=${base}`
        : `https://patentscope.wipo.int/search/en/result.jsf?query=${encodeURIComponent(`AN:${base}`)}`,
    ),
  JP: () => link('日本特许厅 J-PlatPat', 'JPO J-PlatPat', 'https://www.j-platpat.inpit.go.jp/p0000'),
  KR: () => link('韩国知识产权局 KIPRIS', 'KIPO KIPRIS', 'https://www.kipris.or.kr/'),
  DE: ({ base, number }) =>
    link(
      '德国专利商标局 DEPATISnet',
      'DPMA DEPATISnet',
      `https://depatisnet.dpma.de/DepatisNet/depatisnet?action=bibdat&docid=${number.startsWith(base) ? number : base}`,
    ),
  TW: () => link('台湾智慧财产局 全球专利检索系统', 'TIPO patent search', 'https://gpss.tipo.gov.tw/'),
}

function espacenet({ role, base, number }: PatentNumber): OfficeLink {
  const query = role === 'publication' ? `pn=${number}` : `ap=${base}`
  return link('Espacenet', 'Espacenet', `https://worldwide.espacenet.com/patent/search?q=${encodeURIComponent(query)}`)
}

function link(zh: string, en: string, url: string): OfficeLink {
  return { name: { zh, en }, url }
}
