import { TRADEMARK_SOURCES } from '@gezhi/imports'
import type { ClassGoods, LangText, MarkParty, MarkPriority, Trademark } from '@gezhi/records'
import type { Element } from '@xmldom/xmldom'
import { checkFormatOf, type ComparedKind, type FormatCheck, type LeftOut } from './check-format.ts'
import { CONTACT, IN_ONE_FORM, NO_VALUE, OF_ANOTHER, OWN_NAMES, REPEATED } from './left-out.ts'
import { plainText } from './same-words.ts'
import { distinct, sameName } from './shown-field.ts'
import { xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, string, strings } from './xpath.ts'

const texts = (list: readonly LangText[] | undefined) => list?.map(({ text }) => plainText(text))
const parties = (list: readonly MarkParty[] | undefined) => list?.map(({ name, identifier }) => (name ? sameName(name) : identifier))
const claims = (list: readonly MarkPriority[] | undefined) =>
  list?.map(({ country, number, date, status }) => [country, number, date, status].filter(Boolean).join(' '))
const goods = (list: readonly ClassGoods[] | undefined) =>
  list?.flatMap(({ niceClass, texts: inClass }) => inClass.map(({ lang, text }) => `${Number(niceClass)} ${lang} ${plainText(text)}`))

/** Trademarks as the tests compare them. */
const MARKS: ComparedKind<Trademark> = {
  sources: TRADEMARK_SOURCES,
  shown: {
    office: ({ office }) => office,
    languages: ({ languages }) => languages,
    applicationNumber: ({ applicationNumber }) => applicationNumber,
    registrationNumber: ({ registrationNumber }) => registrationNumber,
    words: ({ words }) => texts(words),
    otherWords: ({ otherWords }) => texts(otherWords),
    feature: ({ feature }) => feature,
    kind: ({ kind }) => kind,
    descriptions: ({ descriptions }) => texts(descriptions),
    disclaimers: ({ disclaimers }) => texts(disclaimers),
    images: ({ images }) => images?.map(({ sourceFile }) => sourceFile),
    viennaCodes: ({ viennaCodes }) => viennaCodes,
    niceClasses: ({ niceClasses }) => niceClasses.map(Number),
    goods: (mark) => goods(mark.goods),
    owners: ({ owners }) => parties(owners),
    representatives: ({ representatives }) => parties(representatives),
    applicationDate: ({ applicationDate }) => applicationDate,
    publicationDate: ({ publicationDate }) => publicationDate,
    registrationDate: ({ registrationDate }) => registrationDate,
    renewalDate: ({ renewalDate }) => renewalDate,
    expiryDate: ({ expiryDate }) => expiryDate,
    expiryIsDerived: ({ expiryIsDerived }) => expiryIsDerived,
    officeStatus: ({ officeStatus }) => officeStatus,
    statusDate: ({ statusDate }) => statusDate,
    events: ({ events }) => events?.map(({ date }) => date),
    oppositions: ({ oppositions }) => oppositions?.map(({ number, date }) => `${number} ${date}`),
    other: ({ other }) => other,
    priorities: ({ priorities }) => claims(priorities),
    seniorities: ({ seniorities }) => claims(seniorities),
  },
  follows: new Set(['status']),
  derived:
    /^\/(?:feature|kind|status|images\/id|events\/type|oppositions\/earlierMarks\/feature|\w+\/lang|\w+\/texts\/lang|goods\/niceClass|niceClasses|expiryDate|expiryIsDerived)$/,
  composed: /^\/(?:other|events\/text|\w+\/address)/,
}
const day = (written: string | undefined) => written?.slice(0, 10).replaceAll('-', '')
const withoutNamespaces = (text: string) =>
  xmlRoot(text.replaceAll(/ (?:xmlns(?::\w+)?|\w+:schemaLocation)="[^"]*"|(?<=[ </])\w+:(?=[\w-]+[ =/>])/g, ''))
const check = (one: Omit<FormatCheck<Element, Trademark>, 'open' | 'leaves'>) =>
  checkFormatOf(MARKS, { ...one, open: withoutNamespaces, leaves: xmlLeaves })

const FEATURES: Readonly<Record<string, string>> = { Word: 'word', Figurative: 'figurative', '3-D': 'shape' }
const euClaims = (root: Element, name: string, date: string, number: string) =>
  nodes(root, `//${name}Details/${name}`).map((one) =>
    [string(one, `${name}CountryCode`), string(one, number), day(string(one, date)), string(one, `${name}StatusCode`)].join(' '),
  )
const BY_NUMBER = "a person other than owner and representative of the mark, whom the file has by the office's number alone"
const EM_TM_LEFT: LeftOut = [
  [/\/TransactionHeader\/|\/Transaction(?:Code|Identifier)$|\/@(?:operationCode|identifierKindCode|milestone|status)$/, OWN_NAMES],
  [/\/MarkImage\/MarkImage(?:URI|FileFormat|Identifier)$/, 'the folder of a picture whose name is kept'],
  [/\/(?:Priority|Seniority)PartialIndicator$|\/TradeDistinctivenessIndicator$|\/PublicationPage$/, NO_VALUE],
  [/\/RecordCurrentStatusCode$/, 'whether the Bulletin has an entry: other states stand with it'],
  [/\/Seniority(?:RegistrationDate|ApplicationNumber)$/, 'the older right is known by its filing date and registration number'],
  [/\/(?:BasicRecord|Opposition|Appeal)\/\w+Details\/\w+Key\/Identifier$/, BY_NUMBER],
  [/\/(?:TradeMark|EarlierMark)\/MarkFeature$|\/TradeMarkRelationKind$/, IN_ONE_FORM],
  [
    /\/(?:DesignatedCountryCode|InternationalTradeMarkCode|\w*ProceedingLanguageCode)$/,
    'how the right of somebody else was obtained, or is argued',
  ],
]
for (const zip of ['222', '223', '224', '225', '226', '228', '229']) {
  check({
    format: 'euipo-em-tm',
    begins: `trademarks/euipo-em-tm-v3.4/${zip}`,
    fields: {
      office: (root) => string(root, '//TradeMark/RegistrationOfficeCode'),
      languages: (root) => strings(root, '//TradeMark/ApplicationLanguageCode|//TradeMark/SecondLanguageCode'),
      applicationNumber: (root) => string(root, '//TradeMark/ApplicationNumber'),
      registrationNumber: (root) => string(root, '//TradeMark[RegistrationDate]/ApplicationNumber'),
      words: (root) => strings(root, '//TradeMark/WordMarkSpecification/MarkVerbalElementText').map(plainText),
      feature: (root) => FEATURES[string(root, '//TradeMark/MarkFeature') ?? ''],
      kind: (root) => string(root, '//TradeMark/KindMark')?.toLowerCase(),
      images: (root) => strings(root, '//MarkImage/MarkImageURI').map((address) => address.replace(/^.*\//, '')),
      viennaCodes: (root) => [...new Set(strings(root, '//CategoryCode'))],
      niceClasses: (root) => strings(root, '//ClassDescription/ClassNumber').map(Number),
      goods: (root) =>
        nodes(root, '//ClassDescription').flatMap((one) =>
          nodes(one, 'GoodsServicesDescription').map(
            (text) => `${string(one, 'ClassNumber')} ${string(text, '@languageCode')} ${plainText(string(text, '.') ?? '')}`,
          ),
        ),
      owners: (root) => strings(root, '//TradeMark/ApplicantDetails/ApplicantKey/Identifier'),
      representatives: (root) => strings(root, '//TradeMark/RepresentativeDetails/RepresentativeKey/Identifier'),
      applicationDate: (root) => day(string(root, '//TradeMark/ApplicationDate')),
      publicationDate: (root) =>
        distinct(strings(root, '//Publication[starts-with(PublicationSection, "A")]/PublicationDate').map((one) => day(one)!))?.[0],
      registrationDate: (root) => day(string(root, '//TradeMark/RegistrationDate')),
      expiryDate: (root) => day(string(root, '//TradeMark/ExpiryDate')),
      officeStatus: (root) => string(root, '//TradeMark/MarkCurrentStatusCode'),
      statusDate: (root) => day(string(root, '//TradeMark/MarkCurrentStatusDate')),
      events: (root) =>
        strings(root, '//PublicationDate|//RecordCurrentStatusDate|//AppealDate')
          .map((one) => day(one))
          .toSorted(),
      oppositions: (root) =>
        nodes(root, '//Opposition').map((one) => `${string(one, 'OppositionIdentifier')} ${day(string(one, 'OppositionDate'))}`),
      priorities: (root) => euClaims(root, 'Priority', 'PriorityDate', 'PriorityNumber'),
      seniorities: (root) => euClaims(root, 'Seniority', 'SeniorityFilingDate', 'SeniorityRegistrationNumber'),
    },
    byWords: ['other'],
    left: EM_TM_LEFT,
    added: [[/^\/events\/text$/, 'the Bulletin by its name']],
  })
}
/** The office has ten years from the registration, or from the last renewal. */
const tenYearsAfter = (written: string | undefined) => written && `${Number(written.slice(0, 4)) + 10}${day(written)?.slice(4)}`
const usEvents = (root: Element) =>
  strings(root, '//MarkEventDate|//AssignmentRecordedDate')
    .map((one) => day(one))
    .toSorted()
const partOfDay = (written: string) => written.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').replaceAll('-00', '')
const BASES: Readonly<Record<string, string>> = { BasisUseIndicator: 'use', BasisIntentToUseIndicator: 'intent to use' }
/** Where each standard has the facts without a property of their own. */
interface OtherPlaces {
  readonly classes: string
  readonly first: string
  readonly inCommerce: string
  readonly basis: string
  readonly formerOwners: string
  readonly corrections: string
}
const usOther = (root: Element, at: OtherPlaces) => {
  const uses = (path: string) =>
    nodes(root, `${at.classes}[.//${path}]`).map(
      (one) => `${string(one, './/ClassNumber')?.slice(-2)}: ${partOfDay(string(one, `.//${path}`) ?? '')}`,
    )
  const facts: Readonly<Record<string, string[]>> = {
    'first use': uses(at.first),
    'first use in commerce': uses(at.inCommerce),
    'filing basis': nodes(root, `${at.basis}/*[.="true"]`).map(({ nodeName }) => BASES[nodeName] ?? nodeName),
    register: strings(root, '//RegisterCategory'),
    'former owner': [...new Set(strings(root, at.formerOwners))],
    'acquired distinctiveness': strings(root, '//TradeDistinctivenessScope'),
    maintenance: nodes(root, '//*[SectionText != ""]').map((one) =>
      [`§${string(one, 'SectionText')} ${string(one, 'SectionDescriptionText')}`, string(one, '*[starts-with(name(), "Decision")]')].join(
        ': ',
      ),
    ),
    correction: strings(root, at.corrections).map((text) => text.replace(/\s+/g, ' ')),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0))
}
const US_LEFT: LeftOut = [
  [/\/@\w+$/, OWN_NAMES],
  [/Basis\w*Indicator$/, 'the basis that counts now is named, not those that do not or did'],
  [/\/(?:Email\w*|Fax\w*|Phone\w*)(?:\/\w+)*$/, CONTACT],
  [/\/NationalCorrespondent\/|\/Representative\/|\/RepresentativeDocketText$/, 'to whom the office writes, besides the attorney'],
  [/\/Applicant\/(?:.*\/)?(?:Address\w+|CityName|GeographicRegionName|PostalCode|CountryName)$/, 'the address of an earlier owner'],
  [
    /\/Applicant\/(?:.*\/)?(?:CommentText|PartyTypeDescriptionText)$/,
    'when an owner was one: the last is the owner, others are former ones',
  ],
  [
    /\/(?:Applicant|Assignor|Assignee)\/(?:\w+\/)?(?:\w*LegalEntity\w*|Incorporation\w+)$/,
    'legal form and seat of a company: its own register has them',
  ],
  [
    /\/Assignment\/(?:.*\/)?(?:PostalAddressText|PageTotal\w+|(?:Assignment)?Document\w+|TrademarkDocumentDescriptionText|AssignmentGroupCategory|Registrant)/,
    OF_ANOTHER,
  ],
  [/\/Assignment\/(?:\w+\/)?Assignment(?:Received|Mailed|Executed|Execution)Date$/, 'the day of the record counts against others'],
  [/\/(?:KindMark|MarkCategory|MarkFeature\w*|MarkCurrentStatusCode|ClassificationKindCode)$/, IN_ONE_FORM],
  [/ClassTitleText$/, 'the title of a class: its scheme has it'],
  [/\/(?:DomesticClassNumbers|NationalClassNumber)$/, 'classes of the office before 1973, which it derives from those of Nice'],
  [/\/NationalStatus\/|\/ClassNumberStatus\w+$|\/PublicationIdentifier$/, REPEATED],
  [/\/MarkEvent\/(?:\w+\/)?(?:Comment|MarkEvent(?:Category|EntryNumber|ProceedingNumber|AdditionalText))$/, OWN_NAMES],
  [/\/(?:NationalCaseLocation|OfficeDetails)\//, 'where the file lies within the office'],
  [/FileName$|Indicator$/, NO_VALUE],
]
const US_ADDED: LeftOut = [[/^\/other$/, 'names of bases, and dates with their class: compared as a field']]
/** Fields whose elements have the same names in both versions of the standard. */
const US_FIELDS: Parameters<typeof check>[0]['fields'] = {
  office: (root) => string(root, '//RegistrationOfficeCode'),
  registrationNumber: (root) => string(root, '//RegistrationNumber'),
  words: (root) => strings(root, '//MarkVerbalElementText').map(plainText),
  feature: () => 'word',
  kind: () => 'individual',
  applicationDate: (root) => day(string(root, '//ApplicationDate')),
  publicationDate: (root) => day(string(root, '//PublicationDate')),
  registrationDate: (root) => day(string(root, '//RegistrationDate')),
  expiryIsDerived: () => true,
  officeStatus: (root) => string(root, '//MarkCurrentStatusExternalDescriptionText'),
  statusDate: (root) => day(string(root, '//MarkCurrentStatusDate')),
  events: usEvents,
}
check({
  format: 'uspto-st66',
  begins: 'trademarks/uspto-tsdr/sn76044902',
  fields: {
    ...US_FIELDS,
    applicationNumber: (root) => string(root, '//ApplicationNumber'),
    niceClasses: (root) => strings(root, '//ClassDescription/ClassNumber').map(Number),
    goods: (root) =>
      nodes(root, '//ClassDescription').map(
        (one) => `${Number(string(one, 'ClassNumber'))} en ${plainText(string(one, 'GoodsServicesDescription') ?? '')}`,
      ),
    owners: (root) => strings(root, '//Applicant[ApplicantExt/PartyTypeCode="30"]//FreeFormatNameDetails').map(sameName),
    representatives: (root) => strings(root, '//Representative[Comment="Attorney of Record"]//FreeFormatNameDetails').map(sameName),
    expiryDate: (root) => tenYearsAfter(string(root, '//RegistrationDate')),
    other: (root) =>
      usOther(root, {
        classes: '//ClassDescription',
        first: 'FirstUseDateNumber',
        inCommerce: 'FirstUseInCommerceDate',
        basis: '//TradeMarkExt//BasisCurrently',
        formerOwners:
          '//Applicant[not(.//FreeFormatNameLine = //Applicant[ApplicantExt/PartyTypeCode="30"]//FreeFormatNameLine)]//FreeFormatNameLine',
        corrections: '//CertificateCorrectingRegistrationText',
      }),
  },
  left: US_LEFT,
  added: US_ADDED,
})
check({
  format: 'uspto-st96',
  begins: 'trademarks/uspto-tsdr/rn2178784',
  fields: {
    ...US_FIELDS,
    applicationNumber: (root) => string(root, '//ApplicationNumberText'),
    niceClasses: (root) => strings(root, '//GoodsServicesClassification[ClassificationKindCode="Nice"]/ClassNumber').map(Number),
    goods: (root) =>
      nodes(root, '//ClassDescription[GoodsServicesDescriptionText]').map(
        (one) => `${Number(string(one, 'ClassNumber'))} en ${plainText(string(one, 'GoodsServicesDescriptionText') ?? '')}`,
      ),
    owners: (root) => strings(root, '//Applicant[1]/Contact/Name/EntityName').map(sameName),
    representatives: (root) => strings(root, '//RecordAttorney//PersonFullName').map(sameName),
    renewalDate: (root) => day(string(root, '//RenewalDate')),
    expiryDate: (root) => tenYearsAfter(string(root, '//RenewalDate')),
    other: (root) =>
      usOther(root, {
        classes: '//GoodsServices',
        first: 'FirstUsedDate',
        inCommerce: 'FirstUsedCommerceDate',
        basis: '/Trademark/NationalFilingBasis/CurrentBasis',
        formerOwners: '//Applicant[position() > 1]/Contact/Name/EntityName',
        corrections: '//RegistationCertificateAmendmentText',
      }),
  },
  left: US_LEFT,
  added: US_ADDED,
})
