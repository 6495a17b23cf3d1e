import type { Element } from '@xmldom/xmldom'
import { checkFormat, type FormatCheck, type LeftOut } from './check-format.ts'
import { CONTACT, IN_ONE_FORM, LAYOUT, NO_VALUE, OWN_NAMES, REPEATED, XML_LAYOUT } from './left-out.ts'
import { plainText } from './same-words.ts'
import { classOf, digits, distinct, sameName } from './shown-field.ts'
import { xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, string, strings } from './xpath.ts'

const named = (path: string) =>
  path
    .split('/')
    .map((name) => (name === '' || name === '*' ? name : `*[local-name()="${name}"]`))
    .join('/')
const at = (root: Element, path: string) => string(root, named(path))
const all = (root: Element, path: string) => strings(root, named(path))
const open = (text: string) => xmlRoot(text.replace(/<(\/?)(?:ops|reg|ftxt|exch):/g, '<$1'))

const exchange: FormatCheck<Element>['fields'] = {
  kind: (root) => nodes(root, '//*[local-name()="exchange-document"]/@kind').map((one) => one.nodeValue ?? '')[0],
  publicationDate: (root) => all(root, '//publication-reference/document-id/date')[0],
  family: (root) => nodes(root, '//*[local-name()="exchange-document"]/@family-id').map((one) => one.nodeValue ?? '')[0],
  citations: (root) => nodes(root, named('//references-cited/citation')).length,
}
const EXCHANGE_WORDS = [
  'publicationNumber',
  'applicationNumber',
  'applicationDate',
  'grantDate',
  'priorities',
  'titles',
  'abstracts',
  'applicants',
  'inventors',
  'ipc',
  'cpc',
  'uspc',
] as const
const EXCHANGE_ADDED: LeftOut = [
  [/\/otherNames\/lang$/, 'the database does not say the language of its standard names'],
  [/^\/other$/, 'passages of the search report, each with the number of its citation before it'],
]
const EXCHANGE_LEFT: LeftOut = [
  ...XML_LAYOUT,
  [/\/@[\w-]+$/, 'forms, sources and order of what the element says'],
  [/classification/, 'edition, office, value and date of each symbol, whose group is kept'],
  [/\/(?:doc-number|kind|country|date)$/, IN_ONE_FORM],
  [
    /\/(?:priority-active-indicator|priority-linkage-type|gazette-reference|preceding-publication-date)/,
    'how the database links a priority',
  ],
  [/\/(?:applicant|inventor)-name\/name$/, "the same name in capitals or in the office's own writing"],
  [
    /\/(?:name|srep-office|corresponding-docs|doi)$|\/citation\//,
    'the first party and the place of a cited document in words of the database',
  ],
]
checkFormat({
  format: 'epo-ops-biblio',
  begins: 'epo/ops/biblio-',
  open,
  leaves: xmlLeaves,
  fields: exchange,
  byWords: EXCHANGE_WORDS,
  added: EXCHANGE_ADDED,
  left: EXCHANGE_LEFT,
})
checkFormat({
  format: 'epo-docdb',
  begins: 'epo/docdb/',
  open,
  leaves: xmlLeaves,
  fields: exchange,
  byWords: EXCHANGE_WORDS,
  added: EXCHANGE_ADDED,
  left: EXCHANGE_LEFT,
})

const EP_ADDED: LeftOut = [
  [/^\/citations\/category$/, 'where it is cited, which the source says by its place'],
  [/^\/description\/text$/, 'signs raised and lowered within words, which part the words of the source'],
]
const ep: FormatCheck<Element>['fields'] = {
  publicationNumber: (root) => digits(root.getAttribute('doc-number') ?? undefined),
  kind: (root) => root.getAttribute('kind') ?? undefined,
  applicationNumber: (root) => digits(at(root, '//B200/B210')),
  applicationDate: (root) => at(root, '//B200/B220/date'),
  publicationDate: (root) => root.getAttribute('date-publ') ?? undefined,
  titles: (root) => all(root, '//B540/B542').map(plainText).filter(Boolean),
  priorities: (root) =>
    all(root, '//B300/B310')
      .map(digits)
      .filter((number) => number !== ''),
  inventors: (root) => nodes(root, named('//B720/B721')).map((one) => sameName([at(one, 'snm'), at(one, 'fnm'), at(one, 'sfx')].join(' '))),
  cpc: (root) => distinct(all(root, '//B520EP/classifications-cpc/classification-cpc/text').map((one) => classOf('cpc', one))),
  drawings: (root) => nodes(root, named('/*/drawings/figure')).length,
}
checkFormat({
  format: 'ep-fulltext',
  begins: 'epo/ep-fulltext/',
  added: EP_ADDED,
  open,
  leaves: xmlLeaves,
  fields: ep,
  byWords: ['grantDate', 'abstracts', 'claims', 'description', 'applicants', 'assignees', 'agents', 'ipc', 'citations'],
  left: [
    ...XML_LAYOUT,
    [/\/@[\w-]+$/, LAYOUT],
    [/\/SDOBI\/B0/, 'systems and versions of the office'],
    [/\/B5[12]0/, 'edition and value of each symbol, whose group is kept'],
    [
      /\/ep-reference-list\/(?:heading|p)$|\/crossref$|\/ep-reference-list\/.*\/(?:doc-number|date|sdate|pubdate)$/,
      'words above the list, where in the text it is cited, and numbers and days in one form',
    ],
    [/\/(?:iid|irf|bnum|B903EP|B905EP)/, OWN_NAMES],
    [/\/B5[46]\d|\/B1\d\d|\/B541$/, IN_ONE_FORM],
  ],
})

const words = [
  'publicationNumber',
  'applicationNumber',
  'applicationDate',
  'publicationDate',
  'kind',
  'titles',
  'priorities',
  'family',
  'claims',
  'description',
  'legalEvents',
  'applicants',
  'inventors',
  'agents',
  'ipc',
  'citations',
  'pageCount',
] as const
const ANSWER_LEFT: LeftOut = [
  [/\/description\/p$/, 'the number of a paragraph, which is taken off'],
  [/\/document-id\/doc-number$/, IN_ONE_FORM],
  ...XML_LAYOUT,
  [
    /^\/world-patent-data\/(?:[\w-]+\/)?(?:query|range|meta)\b|\/@(?:total-result-count|legal|syntax|begin|end|system|name|value|[\w-]+Format|fulltext-format|document-id-type)$/,
    'what was asked, and how many answers there are',
  ],
  [/\/@[\w-]+$/, OWN_NAMES],
]
for (const begins of ['claims-', 'description-'])
  checkFormat({
    format: 'epo-ops-full-text',
    begins: `epo/ops/${begins}`,
    open,
    leaves: xmlLeaves,
    fields: { kind: (root) => at(root, '//document-id/kind') },
    byWords: words,
    left: ANSWER_LEFT,
  })
for (const begins of ['family-', 'legal-'])
  checkFormat({
    format: 'epo-ops-family',
    begins: `epo/ops/${begins}`,
    open,
    leaves: xmlLeaves,
    fields: {
      kind: (root) => at(root, '//family-member/publication-reference/document-id/kind'),
      family: (root) => nodes(root, named('//family-member') + '/@family-id').map((one) => one.nodeValue ?? '')[0],
      priorities: (root) =>
        nodes(root, `(${named('//family-member')})[1]/${named('priority-claim/document-id/doc-number')}`).map((one) =>
          digits(one.textContent ?? ''),
        ),
      legalEvents: (root) => nodes(root, `(${named('//family-member')})[1]/${named('legal')}`).length,
    },
    byWords: words,
    added: [[/^\/legalEvents\/text$/, 'the parts of an event in one line']],
    left: [
      ...ANSWER_LEFT,
      [/\/legal\/pre$/, REPEATED],
      [/\/L00[2-5]EP$|\/L01[89]EP$/, 'the document again, and when the database exchanged the event'],
      [/\/application-reference\//, IN_ONE_FORM],
    ],
  })
checkFormat({
  format: 'epo-ops-register',
  begins: 'epo/ops/register-',
  open,
  leaves: xmlLeaves,
  fields: {},
  byWords: words,
  added: [[/^\/legalEvents\/text$/, 'the parts of an event in one line']],
  left: [
    ...ANSWER_LEFT,
    [/\/term-of-grant\/|\/classifications-ipcr\/|\/invention-title$/, 'former states of the list: the present one is kept'],
    [/\/doc-number$/, IN_ONE_FORM],
    [/\/parties\//, 'addresses of former parties'],
    [/ep-patent-status$/, NO_VALUE],
    [/\/phone|\/fax/, CONTACT],
  ],
})
checkFormat({
  format: 'epo-ops-search',
  begins: 'epo/ops/search-',
  open,
  leaves: xmlLeaves,
  fields: { kind: (root) => at(root, '//search-result/publication-reference/document-id/kind') },
  byWords: words,
  left: ANSWER_LEFT,
})
checkFormat({
  format: 'epo-ops-images',
  begins: 'epo/ops/images-',
  open,
  leaves: xmlLeaves,
  fields: { kind: (root) => at(root, '//document-id/kind') },
  byWords: words,
  left: ANSWER_LEFT,
})
checkFormat({
  format: 'epo-ops-numbers',
  begins: 'epo/ops/number-service-',
  open,
  leaves: xmlLeaves,
  fields: {},
  byWords: words,
  left: ANSWER_LEFT,
})
